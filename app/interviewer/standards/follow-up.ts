import { faultsOfQuestion } from '../standards.ts'

const LONGEST_FOLLOW_UP = 20

/** Whether a recruiter may ask this back: a sound question, short enough to be heard at once. */
export const isFollowUp = (text: string): boolean =>
  text.includes('?') &&
  text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length <= LONGEST_FOLLOW_UP &&
  faultsOfQuestion(text).length === 0
