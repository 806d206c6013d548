import { afterFollowUp } from './after-follow-up.ts'
import type { Feedback } from './contract.ts'
import { type Interview, latestAttempt } from './interview.ts'
import { replaced } from './replaced.ts'
import { isAnswered } from './rules.ts'

/** What is typed when the recruiter asks back; once it was given it stays. */
export function writeFollowUp(interview: Interview, index: number, text: string): Interview {
  const question = interview.feedbacks[index]?.followUp
  if (question === undefined || interview.followUps[index]?.isGiven) return interview
  const typed = { question, answer: text, isGiven: false }
  return { ...interview, followUps: replaced(interview.followUps, index, typed) }
}

/** Gives what was typed, to be assessed with the answer; words that say nothing are ignored. */
export function giveFollowUp(interview: Interview, index: number): Interview {
  const typed = interview.followUps[index]
  if (!typed || !isAnswered(typed.answer)) return interview
  const given = { ...typed, isGiven: true }
  return { ...interview, followUps: replaced(interview.followUps, index, given) }
}

/** Leaves what was asked back, given or not, until it is assessed: the feedback stands as it is. */
export function passFollowUp(interview: Interview, index: number): Interview {
  const feedback = interview.feedbacks[index]
  if (feedback?.followUp === undefined) return interview
  const { followUp: _, ...kept } = feedback
  return {
    ...interview,
    feedbacks: replaced(interview.feedbacks, index, kept),
    followUps: replaced(interview.followUps, index, null),
  }
}

export interface Completed {
  index: number
  answer: string
  addition: string
  /** What was said of both. */
  feedback: Feedback
}

/**
 * The feedback of an answer and its addition, never with a lower score than the one that was shown:
 * a model that is asked again may like the same words less. Null once the addition was left, or was
 * assessed.
 */
export function completedFeedback(interview: Interview, completed: Completed): Feedback | null {
  const { index, answer, addition, feedback } = completed
  const attempts = [latestAttempt(interview, index), ...(interview.earlier[index] ?? [])]
  const attempt = attempts.find(
    (one) => one?.answer === answer && one.followUp?.answer === addition,
  )
  if (!attempt) return null
  const shown = attempt.feedback
  if (!shown) return feedback
  return shown.followUp === undefined ? null : afterFollowUp(shown, feedback)
}
