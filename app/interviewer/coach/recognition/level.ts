import { findSeniority, findYears } from '../offer/experience.ts'
import { readPieces } from '../offer/sections.ts'

/** Whether the offer takes people who have not done this job yet. */
export function isForBeginners(text: string): boolean {
  const years = findYears(readPieces(text))
  const seniority = findSeniority(text, text.split('\n', 1)[0]?.slice(0, 200) ?? '', years)
  return seniority === 'apprentice' || seniority === 'beginner'
}
