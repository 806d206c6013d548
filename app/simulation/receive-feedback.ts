import type { Attempt, Feedback } from './contract.ts'
import type { Interview } from './interview.ts'
import { withNewlyHeard } from './points-said.ts'
import { replaced } from './replaced.ts'

export interface Arrival {
  index: number
  /** The answer that was assessed: what was rewritten since then deserves another feedback. */
  answer: string
  /** What was added when the recruiter asked back, and assessed with it. */
  addition?: string
  feedback: Feedback
}

/** What an interviewer left out counts as empty. */
const NOTHING_SAID = { strengths: [], improvements: [], dimensions: [], evidence: [] }

/** Puts a feedback, however late, with the question and the very answer it was asked for. */
export function receiveFeedback(interview: Interview, arrival: Arrival): Interview {
  const { index, answer } = arrival
  const feedback = { ...NOTHING_SAID, ...arrival.feedback }
  if (interview.answers[index] !== answer) return receiveLate(interview, arrival)
  return {
    ...interview,
    feedbacks: replaced(interview.feedbacks, index, feedback),
    pointsSaid: replaced(interview.pointsSaid, index, withNewlyHeard(interview, index, feedback)),
    summary: null,
  }
}

/** A feedback that was awaited when its question was tried again belongs to the earlier attempt. */
function receiveLate(
  interview: Interview,
  { index, answer, addition, feedback }: Arrival,
): Interview {
  const attempts = interview.earlier[index] ?? []
  const isAwaited = (attempt: Attempt) =>
    attempt.answer === answer &&
    (addition === undefined ? !attempt.feedback : attempt.followUp?.answer === addition)
  if (!attempts.some(isAwaited)) return interview
  const received = attempts.map((attempt) =>
    isAwaited(attempt) ? { ...attempt, feedback } : attempt,
  )
  return { ...interview, earlier: replaced(interview.earlier, index, received) }
}
