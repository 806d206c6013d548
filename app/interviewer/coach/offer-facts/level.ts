import { findSeniority, findYears } from '../offer-phrases/experience.ts'
import type { Piece } from '../offer-phrases/sections.ts'
import type { ConditionId } from './recognised-offer.ts'

const LONGEST_TITLE = 200

/** Whether the offer takes people who have not done this job yet. */
export function isForBeginners(
  text: string,
  pieces: readonly Piece[],
  conditions: readonly ConditionId[],
): boolean {
  if (conditions.includes('apprenticeship') || conditions.includes('internship')) return true
  const title = text.split('\n', 1)[0]?.slice(0, LONGEST_TITLE) ?? ''
  const seniority = findSeniority(text, title, findYears(pieces))
  return seniority === 'apprentice' || seniority === 'beginner'
}
