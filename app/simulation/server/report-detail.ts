import { z } from 'zod'
import { InDepth } from '#app/interviewer/in-depth.ts'
import type { Ports } from '#app/ports.ts'
import { checked } from '../checked.ts'
import type { SentSession } from '../contract.ts'
import { REPORT_FAILED } from '../report/messages.ts'
import type { Report, ReportDetail } from '../report-contract.ts'
import { isAnswered } from '../rules.ts'
import { wholeAnswer } from '../whole-answer.ts'

const STORIES = 3
/** Below this score an answer is to be mended first. */
const WORTH_REPEATING = 50

const Looks = z.object({
  advice: InDepth.shape.advice,
  looks: z.array(InDepth.omit({ advice: true })),
})

/** What Premium adds to the report of an interview: a closer look at each answer, and one sheet to reread. */
export async function composeDetail(
  { coach }: Pick<Ports, 'coach'>,
  { session, report }: { session: SentSession; report: Report },
  signal: AbortSignal,
): Promise<ReportDetail> {
  const { jobDescription, questions, answers, feedbacks } = session
  const assessed = questions.map((question, index) => {
    const answer = wholeAnswer(answers[index] ?? '', session.followUps?.[index])
    const dimensions = (isAnswered(answer) && feedbacks?.[index]?.dimensions) || []
    return { question, answer, dimensions }
  })
  const work = coach.lookAtAll({ jobDescription, answers: assessed }, signal)
  const { advice, looks } = await checked(Looks, REPORT_FAILED, work)
  return {
    advice,
    questions: looks.map((look, index) => ({ ...look, earlier: earlierTries(session, index) })),
    stories: bestTold(report),
  }
}

const earlierTries = ({ earlier }: SentSession, index: number) =>
  (earlier?.[index] ?? []).map(({ feedback, answer }) => ({
    answer: answer ?? '',
    score: typeof feedback?.score === 'number' ? Math.round(feedback.score) : null,
    dimensions: feedback?.dimensions ?? [],
  }))

/** The questions that were answered best, when they were answered well. */
const bestTold = ({ session }: Report): string[] =>
  session.questions
    .map((question, index) => ({ question, score: session.feedbacks[index]?.score ?? 0 }))
    .filter(({ score }) => score >= WORTH_REPEATING)
    .sort((a, b) => b.score - a.score)
    .slice(0, STORIES)
    .map(({ question }) => question)
