import type { Exchange, FinishedInterview } from '#app/interviewer/interviewer.ts'
import type { SentFeedback, SentSession } from './contract.ts'
import { wholeAnswer } from './whole-answer.ts'

/** The interview as the interviewer reads it: one exchange per question, gaps filled with nothing. */
export function finishedInterview(session: SentSession): FinishedInterview {
  return {
    jobDescription: session.jobDescription,
    exchanges: session.questions.map((question, index) => ({
      question,
      answer: wholeAnswer(session.answers[index] ?? '', session.followUps?.[index]),
      assessment: knownAssessment(session.feedbacks?.[index]),
    })),
  }
}

/** A feedback without a score says nothing that could be summed up. */
function knownAssessment(feedback: SentFeedback | null | undefined): Exchange['assessment'] {
  if (typeof feedback?.score !== 'number') return null
  return {
    score: Math.round(feedback.score),
    strengths: feedback.strengths ?? [],
    improvements: feedback.improvements ?? [],
    dimensions: feedback.dimensions ?? [],
  }
}
