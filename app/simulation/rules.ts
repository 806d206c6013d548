/** The rules of a simulation that screens and server share; no library, so that screens stay light. */
export const JOB_DESCRIPTION_MIN = 50
export const JOB_DESCRIPTION_MAX = 20_000
export const QUESTION_MAX = 1_000
export const ANSWER_MAX = 10_000
/** What is added when the recruiter asks back is short. */
export const FOLLOW_UP_MAX = 3_000
export const QUESTIONS_MAX = 20
/** How many attempts at a question are kept besides the current one. */
export const EARLIER_MAX = 4
/** How many sentences a feedback or a recap may list, and how many quotes it may remark on. */
export const SENTENCES_MAX = 20
export const EVIDENCE_MAX = 40
/** Between the server's answer and the first question, in milliseconds. */
export const NAVIGATION_DELAY = 100
/** How long an abandoned interview can be taken back, in milliseconds. */
export const UNDO_DELAY = 10_000
/** Before a screen without a session leads home, in milliseconds. */
export const MISSING_SESSION_DELAY = 300

const HIDDEN = String.raw`\p{C}\p{Z}\s\u115f\u1160\u3164\uffa0\u2800`
const VISIBLE = new RegExp(`[^${HIDDEN}]`, 'u')

/**
 * Trims spaces and the characters that nobody sees (zero-width, control, filler) at both ends. It
 * walks in from there: one pattern would try every space of a long offer, at each key.
 */
export function trimInvisible(text: string): string {
  let end = text.length
  while (end > 0) {
    const start = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1)
    if (VISIBLE.test(text.slice(start, end))) break
    end = start
  }
  return end === 0 ? '' : text.slice(text.search(VISIBLE), end)
}

/** How many characters count towards the minimum of an offer. */
export const countedLength = (jobDescription: string): number =>
  trimInvisible(jobDescription).length

export const isLongEnough = (jobDescription: string): boolean =>
  countedLength(jobDescription) >= JOB_DESCRIPTION_MIN

/** An answer counts only when something visible is left after trimming. */
export const isAnswered = (answer: string | null | undefined): boolean => VISIBLE.test(answer ?? '')
