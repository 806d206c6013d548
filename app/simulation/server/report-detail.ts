import { adviseOn, idealAnswers, lookInDepth } from '#app/interviewer/look-in-depth.ts'
import type { Report, ReportDetail, SentSession } from '../contract.ts'
import { isAnswered } from '../rules.ts'

const STORIES = 3
/** Below this score an answer is to be mended first. */
const WORTH_REPEATING = 50

/** What Premium adds to the report of an interview: a closer look at each answer, and one sheet to reread. */
export function composeDetail(session: SentSession, report: Report): ReportDetail {
  const { jobDescription, questions } = session
  const ideals = idealAnswers(questions, jobDescription)
  return {
    advice: adviseOn(jobDescription),
    questions: questions.map((question, index) => {
      const answer = session.answers[index] ?? ''
      const dimensions = session.feedbacks?.[index]?.dimensions ?? []
      const look = isAnswered(answer)
        ? lookInDepth({ question, answer, jobDescription, dimensions })
        : null
      return {
        ideal: ideals[index] ?? [],
        dimensions: look?.dimensions ?? [],
        heard: look?.heard ?? [],
        earlier: (session.earlier?.[index] ?? []).map(({ feedback, answer: said }) => ({
          answer: said ?? '',
          score: typeof feedback?.score === 'number' ? Math.round(feedback.score) : null,
          dimensions: feedback?.dimensions ?? [],
        })),
      }
    }),
    stories: bestTold(report),
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
