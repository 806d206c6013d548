import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Assessment, QUESTION_KINDS, Summary } from '#app/interviewer/interviewer.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { AskFeedback, Feedback, Questions, Report, SentSession } from '../contract.ts'
import { FEEDBACK_FAILED, NO_QUESTIONS, QUESTIONS_FAILED, SUMMARY_FAILED } from '../messages.ts'
import { checked } from './checked.ts'
import { finishedInterview } from './finished-interview.ts'
import { composeReport } from './report.ts'
import { insertSimulation } from './storage.ts'

const QuestionSet = z.object({
  title: z.string().nullable(),
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), text: z.string() })),
})

/** Asks the questions that belong to an offer and remembers the run; throws `upstream` when there are none. */
export async function askQuestions(
  { db, interviewer, clock, env }: Pick<Ports, 'db' | 'interviewer' | 'clock' | 'env'>,
  jobDescription: string,
  signal: AbortSignal,
): Promise<Questions> {
  const work = interviewer.askQuestions(jobDescription, signal)
  const { title, questions } = await checked(QuestionSet, QUESTIONS_FAILED, work)
  if (questions.length === 0) throw new Problem('upstream', NO_QUESTIONS)

  const simulation = {
    id: randomUUID(),
    accountId: null,
    questionCount: questions.length,
    source: env.AI_PROVIDER ?? 'coach',
    createdAt: clock.now().toISOString(),
  }
  await insertSimulation(db, simulation)
  return { questions: questions.map(({ text }) => text), title, simulationId: simulation.id }
}

/** Assesses one answer; throws `upstream` when the interviewer fails. */
export function giveFeedback(
  { interviewer }: Pick<Ports, 'interviewer'>,
  request: AskFeedback,
  signal: AbortSignal,
): Promise<Feedback> {
  return checked(Assessment, FEEDBACK_FAILED, interviewer.assessAnswer(request, signal))
}

/** Sums up a whole interview; throws `upstream` when the interviewer fails. */
export function summarise(
  { interviewer }: Pick<Ports, 'interviewer'>,
  session: SentSession,
  signal: AbortSignal,
): Promise<Summary> {
  const work = interviewer.summarise(finishedInterview(session), signal)
  return checked(Summary, SUMMARY_FAILED, work)
}

/** Gathers what the PDF says; needs no interviewer, so it never fails for one. */
export function makeReport({ clock }: Pick<Ports, 'clock'>, session: SentSession): Report {
  return composeReport(session, clock.now())
}
