/** The rules of a simulation that screens and server share; free of any library, so that screens stay light. */
export const FREE_SIMULATIONS = 3
export const JOB_DESCRIPTION_MIN = 50
export const JOB_DESCRIPTION_MAX = 20_000
export const ANSWER_MAX = 10_000
export const QUESTIONS_MAX = 20
/** Between the answer of the server and the first question, in milliseconds. */
export const NAVIGATION_DELAY = 100
/** Before a screen without a session leads home, in milliseconds. */
export const MISSING_SESSION_DELAY = 300

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Trims spaces and the characters nobody sees (zero-width, control, filler) at both ends. */
export function trimInvisible(text: string): string {
  const start = text.search(/[^\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/u)
  if (start === -1) return ''
  let end = text.length
  while (end > start && (text[end - 1] ?? '').replace(INVISIBLE, '') === '') end--
  return text.slice(start, end)
}

export const isLongEnough = (jobDescription: string): boolean =>
  trimInvisible(jobDescription).length >= JOB_DESCRIPTION_MIN

/** An answer counts only when something visible is left after trimming. */
export const isAnswered = (answer: string | null | undefined): boolean =>
  trimInvisible(answer ?? '') !== ''
