import { contentStems } from '../french/stem.ts'
import type { Competency } from '../knowledge/competency.ts'
import { CueIndex, toWords } from '../knowledge/cue-index.ts'

export interface AskedCompetency {
  competency: Competency
  /** The quality of the offer that names it, with its article; null when only the text betrays it. */
  quality: string | null
}

/** The competencies that an offer asks for, by its own words. */
export function competenciesAsked(
  competencies: readonly Competency[],
  offer: { text: string; qualities: readonly string[] },
): AskedCompetency[] {
  const index = indexOf(competencies)
  const inText = new Set(index.findIn(toWords(offer.text)).map(({ owner }) => owner))
  const named = new Map<Competency, string>()
  for (const quality of offer.qualities) {
    for (const { owner } of index.findIn(toWords(quality))) {
      if (!named.has(owner) && isCloseTo(owner, quality)) named.set(owner, quality)
    }
  }
  return [...new Set([...named.keys(), ...inText])].map((competency) => ({
    competency,
    quality: named.get(competency) ?? null,
  }))
}

const indexes = new WeakMap<readonly Competency[], CueIndex<Competency>>()

function indexOf(competencies: readonly Competency[]): CueIndex<Competency> {
  const known = indexes.get(competencies)
  if (known) return known
  const index = new CueIndex<Competency>()
  for (const competency of competencies) {
    for (const cue of competency.cues) index.add(cue, competency)
  }
  indexes.set(competencies, index)
  return index
}

/** A quality is said aloud before a question only where both speak of one thing. */
function isCloseTo({ name }: Competency, quality: string): boolean {
  const inName = new Set(contentStems(name))
  const isShared = contentStems(quality).some((stem) => inName.has(stem))
  return isShared || NEAR.some(([said, meant]) => quality.includes(said) && name.includes(meant))
}

const NEAR: readonly [quality: string, competency: string][] = [
  ['précision', 'rigueur'],
  ['travail soigné', 'rigueur'],
  ['aisance relationnelle', 'contact'],
  ['adaptabilité', 'adaptation'],
  ['initiative', 'initiative'],
  ['discrétion', 'discrétion'],
  ['diplomatie', 'conflits'],
]
