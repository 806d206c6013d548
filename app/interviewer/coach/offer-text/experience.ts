import { foldLetters } from '../french/fold-letters.ts'
import type { Piece } from './sections.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
}
const COUNT = '(\\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)'
const YEARS = [
  new RegExp(
    `(?:experience|exp)[^.\\n]{0,60}?(?<![\\d,.+])${COUNT} ?(?:(?:a|et|ou|/|-|–) ?\\d{1,2} ?)?(?:\\(\\p{L}+\\) ?)?(?:ans?|annees?|years?)\\b`,
    'u',
  ),
  new RegExp(
    `(?<![\\d,.+])${COUNT} ?(?:(?:a|et|ou|/|-|–) ?\\d{1,2} ?)?(?:\\(\\p{L}+\\) ?)?(?:ans?|annees?|years?)[^.\\n]{0,30}?(?:d[’']?experience|experience|d'exp|minimum|of experience|sur (?:un|le meme) poste|de pratique)`,
    'u',
  ),
]
const NOT_ASKED =
  /depuis|anciennete|collaborateurs|salaries|cree|fonde|existence|notre (?:experience|expertise)|plus de \d+ ans (?:d'histoire|que)|nous avons|notre groupe|fort(?:e)? de/

/** The years of experience asked of the candidate; never the age of the company. */
export function findYears(pieces: readonly Piece[]): number | null {
  for (const { folded, family } of pieces) {
    if (family === 'company' || !/\b(?:ans?|annees?|years?)\b/.test(folded)) continue
    if (NOT_ASKED.test(folded)) continue
    for (const pattern of YEARS) {
      const count = pattern.exec(folded)?.[1]
      const years = count === undefined ? undefined : (NUMBERS[count] ?? Number(count))
      if (years !== undefined && years > 0 && years <= 25) return years
    }
  }
  return null
}

/** « Souhaitée mais non obligatoire » asks for none. */
const NO_EXPERIENCE =
  /debutante?s? ?(?:\(e\) |\.e )?accepte|debutant.{0,12}(?:accepte|bienvenu)|(?:sans|pas besoin d') ?experience|aucune experience|experience[^.\n]{0,60}(?:non|pas) (?:exigee|obligatoire|requise|necessaire|indispensable)|premier emploi/

/** Years of work that make no apprentice. */
const LONG_ENOUGH = 2

export type Seniority = 'apprentice' | 'beginner' | 'confirmed' | 'senior'

export function findSeniority(text: string, title: string, years: number | null): Seniority | null {
  const folded = foldLetters(text)
  const named = foldLetters(title)
  if (
    /alternan(?:ce|te?)\b|apprenti(?:e|\(e\))?\b|stagiaire|\bstage\b|contrat d'apprentissage/.test(
      named,
    )
  )
    return 'apprentice'
  // Whoever has worked for years is no apprentice, whom else the firm may welcome.
  const mayLearn = years === null || years < LONG_ENOUGH
  if (
    mayLearn &&
    /(?:contrat|poste)s? (?:en |d'|de |en contrat d'|en contrat de )(?:alternance|apprentissage|professionnalisation|stage)|(?<!roulement |recrutements? |emplois? |formations? |formation de \d{1,2} mois )en alternance(?! (?:avec|de jour|sur))|recherch\w+ (?:un |une )?(?:alternant|apprenti|stagiaire)|stage de (?:fin|\d)/.test(
      folded.slice(0, 2500),
    )
  )
    return 'apprentice'
  if (NO_EXPERIENCE.test(folded)) return 'beginner'
  if (/senior|directeur|directrice|lead\b|expert/.test(named) || (years !== null && years >= 7))
    return 'senior'
  if (years !== null) return 'confirmed'
  if (
    /experience (?:significative|confirmee|solide|reussie)|experimente|confirme|solide experience/.test(
      folded,
    )
  )
    return 'confirmed'
  return /junior/.test(named) ? 'beginner' : null
}
