import { lookFrom } from '#app/interviewer/look-in-depth.ts'
import { nextTurn } from '#app/platform/next-turn.ts'
import type { Report, ReportDetail, SentSession } from '../contract.ts'
import { isAnswered } from '../rules.ts'

const STORIES = 3
/** Below this score an answer is to be mended first. */
const WORTH_REPEATING = 50

/**
 * What Premium adds to the report of an interview: a closer look at each answer, and one sheet to
 * reread. Between two answers everybody else has a turn: twenty long ones take a while.
 */
export async function composeDetail(session: SentSession, report: Report): Promise<ReportDetail> {
  const look = lookFrom(session.jobDescription)
  const questions: ReportDetail['questions'] = []
  for (const [index, question] of session.questions.entries()) {
    await nextTurn()
    questions.push(lookAt(look, session, { question, index }))
  }
  return { advice: look.advice(), questions, stories: bestTold(report) }
}

function lookAt(
  look: ReturnType<typeof lookFrom>,
  { answers, feedbacks, earlier }: SentSession,
  { question, index }: { question: string; index: number },
): ReportDetail['questions'][number] {
  const answer = answers[index] ?? ''
  const dimensions = (isAnswered(answer) && feedbacks?.[index]?.dimensions) || []
  return {
    ...look.at({ question, answer, dimensions }),
    earlier: (earlier?.[index] ?? []).map(({ feedback, answer: said }) => ({
      answer: said ?? '',
      score: typeof feedback?.score === 'number' ? Math.round(feedback.score) : null,
      dimensions: feedback?.dimensions ?? [],
    })),
  }
}

/** The questions that were answered best, when they were answered well. */
const bestTold = ({ session }: Report): string[] =>
  session.questions
    .map((question, index) => ({ question, score: session.feedbacks[index]?.score ?? 0 }))
    .filter(({ score }) => score >= WORTH_REPEATING)
    .sort((a, b) => b.score - a.score)
    .slice(0, STORIES)
    .map(({ question }) => question)
