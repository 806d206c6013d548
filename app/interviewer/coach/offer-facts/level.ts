import { findSeniority, findYears } from '../offer-text/experience.ts'
import type { Piece } from '../offer-text/sections.ts'
import type { ConditionId, OfferLine } from './offer-facts.ts'

const LONGEST_TITLE = 200
const FIRST_LINES = 3
/** One year asked of « un développeur confirmé » makes no beginner of him. */
const CONFIRMED = /\b(?:confirmee?s?|confirme\(e\)|seniors?|experimentee?s?)\b(?!.*debutant)/

/** Whether the offer takes people who have not done this job yet. */
export function isForBeginners(
  text: string,
  pieces: readonly Piece[],
  conditions: readonly ConditionId[],
): boolean {
  if (conditions.includes('apprenticeship') || conditions.includes('internship')) return true
  const title = text.split('\n', 1)[0]?.slice(0, LONGEST_TITLE) ?? ''
  if (
    CONFIRMED.test(
      pieces
        .slice(0, FIRST_LINES)
        .map(({ folded }) => folded)
        .join(' '),
    )
  )
    return false
  const seniority = findSeniority(text, title, findYears(pieces))
  return seniority === 'apprentice' || seniority === 'beginner'
}

const EXPERIENCE =
  / (?:experience|experimentee?s?|experiences) (?!client|utilisateur|unique|collaborateur)/
const OF_THE_PERSON = new Set<OfferLine['family']>(['profile', 'skills', null])

/** Whether the offer speaks of what one has already done. */
export const asksForExperience = (
  text: string,
  pieces: readonly Piece[],
  lines: readonly OfferLine[],
): boolean =>
  findYears(pieces) !== null ||
  findSeniority(text, '', null) === 'confirmed' ||
  lines.some(({ folded, family }) => OF_THE_PERSON.has(family) && EXPERIENCE.test(folded.text))
