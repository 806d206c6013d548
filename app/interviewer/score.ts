import { DIMENSIONS, type Dimension, type QuestionKind } from './kinds.ts'

export type Levels = Record<Dimension, number>

/** A level for each dimension; one that is added to them does not compile until it has its own. */
export const levelsBy = (levelOf: (name: Dimension) => number): Levels => ({
  Pertinence: levelOf('Pertinence'),
  'Preuve concrète': levelOf('Preuve concrète'),
  'Structure (STAR)': levelOf('Structure (STAR)'),
  'Résultat mesuré': levelOf('Résultat mesuré'),
  'Adéquation au poste': levelOf('Adéquation au poste'),
})

/** What each dimension counts for, by kind of question; each row adds up to 1. */
export const WEIGHTS_BY_KIND: Record<QuestionKind, Levels> = {
  presentation: weights(0.25, 0.3, 0.15, 0.1, 0.2),
  motivation: weights(0.25, 0.25, 0.1, 0.1, 0.3),
  behavioural: weights(0.2, 0.25, 0.2, 0.25, 0.1),
  technical: weights(0.25, 0.35, 0.2, 0.1, 0.1),
  situational: weights(0.3, 0.3, 0.2, 0.1, 0.1),
  closing: weights(0.35, 0.25, 0.1, 0.05, 0.25),
}

function weights(relevance: number, proof: number, structure: number, result: number, fit: number) {
  return {
    Pertinence: relevance,
    'Preuve concrète': proof,
    'Structure (STAR)': structure,
    'Résultat mesuré': result,
    'Adéquation au poste': fit,
  }
}

/** The score (0–100) that levels of 1 to 5 add up to; a level may be fractional. */
export function scoreOf(levels: Levels, kind: QuestionKind): number {
  const row = WEIGHTS_BY_KIND[kind]
  const total = DIMENSIONS.reduce((sum, name) => sum + row[name] * (levels[name] - 1), 0)
  return Math.round(25 * total)
}
