import { z } from 'zod'
import type { Account } from '#app/accounts/server/service.ts'
import { Assessment, type Listener, Source, Summary } from '#app/interviewer/interviewer.ts'
import { QUESTION_KINDS } from '#app/interviewer/kinds.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { afterFollowUp } from '../after-follow-up.ts'
import type {
  AskFeedback,
  AskQuestions,
  Feedback,
  FoundTrades,
  Questions,
  Report,
  SentSession,
} from '../contract.ts'
import { FEEDBACK_FAILED, SUMMARY_FAILED, TRADES_FAILED } from '../messages.ts'
import { NO_QUESTIONS, QUESTIONS_FAILED } from '../offer-messages.ts'
import { wholeAnswer } from '../whole-answer.ts'
import { checked } from './checked.ts'
import {
  refuseOldSimulation,
  refuseWithoutSimulation,
  replaceQuestions,
  spendSimulation,
} from './counted-simulations.ts'
import { finishedInterview } from './finished-interview.ts'
import { limitCorrections, resetCounts } from './limits.ts'
import { composeReport } from './report.ts'
import { composeDetail } from './report-detail.ts'
import {
  countStarted,
  listSimulations,
  removeAskedSimulations,
  removeSimulations,
} from './storage.ts'

export { claimSimulation } from './counted-simulations.ts'

type Asked = AskQuestions & { account: Account | null }

/** Questions are worth having without what was understood beside them. */
const UNREAD = { trade: null, things: [] }

const QuestionSet = z.object({
  title: z.string().nullable(),
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), text: z.string() })),
  source: Source,
})

/**
 * Asks the questions that belong to an offer and spends a simulation on them, once they are there; those of
 * one that was just asked take its place. Throws `limit-reached` when the account has none left,
 * `conflict` and `too-many` when that one cannot be asked again, `upstream` without questions.
 */
export async function askQuestions(
  ports: Pick<Ports, 'db' | 'interviewer' | 'coach' | 'clock' | 'limits'>,
  { jobDescription, corrections, format, simulationId: again, account }: Asked,
  signal: AbortSignal,
): Promise<Questions> {
  if (again !== undefined) {
    await refuseOldSimulation(ports, account, again)
    await limitCorrections(ports, again)
  } else await refuseWithoutSimulation(ports, account)
  const options = { corrections, format: format ?? undefined }
  const work = ports.interviewer.askQuestions(jobDescription, signal, options)
  const { title, questions, source } = await checked(QuestionSet, QUESTIONS_FAILED, work)
  // Whoever left before the questions came never saw them: they cost nothing.
  if (signal.aborted) throw new Problem('upstream', QUESTIONS_FAILED)
  if (questions.length === 0) throw new Problem('upstream', NO_QUESTIONS)

  const asked = { questionCount: questions.length, source }
  const understood = await ports.coach.understand(jobDescription, corrections).catch(() => UNREAD)
  if (again !== undefined) await replaceQuestions(ports, again, asked)
  const simulationId = again ?? (await spendSimulation(ports, account, asked))
  return { questions: questions.map(({ text }) => text), title, source, simulationId, understood }
}

/** Official titles of trades; throws `upstream` when they cannot be searched. */
export async function searchTrades(
  { coach }: Pick<Ports, 'coach'>,
  words: string,
): Promise<FoundTrades> {
  return { trades: await checked(z.array(z.string()), TRADES_FAILED, coach.searchTrades(words)) }
}

/**
 * Assesses one answer, shown block by block to a listener that asks; what was answered when asked
 * back is part of it, and never lowers its score. Throws `upstream` when the interviewer fails.
 */
export async function giveFeedback(
  { interviewer }: Pick<Ports, 'interviewer'>,
  { followUp, ...first }: AskFeedback,
  listener: Listener,
): Promise<Feedback> {
  const assess = (request: typeof first, to: Listener) =>
    checked(Assessment, FEEDBACK_FAILED, interviewer.assessAnswer(request, to))
  if (!followUp) return assess(first, listener)
  const both = { ...first, answer: wholeAnswer(first.answer, followUp) }
  const { signal } = listener
  return afterFollowUp(await assess(first, { signal }), await assess(both, listener))
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

/**
 * Gathers what the PDF says, in detail with Premium. It needs no interviewer; the details throw
 * `unavailable` when the texts ask for too much.
 */
export async function makeReport(
  { clock, coach }: Pick<Ports, 'clock' | 'coach'>,
  { account, session }: { account: Account | null; session: SentSession },
  signal: AbortSignal,
): Promise<Report> {
  const report = composeReport(session, clock.now())
  return account?.isPremium
    ? { ...report, detail: await composeDetail({ coach }, { session, report }, signal) }
    : report
}

/** The simulations that are kept of an account. */
export const exportSimulations = ({ db }: Pick<Ports, 'db'>, { id }: Account) =>
  listSimulations(db, id)

/** Removes the named simulations of an account, or all; a recorded one that has no questions yet stays. */
export const removeAsked = (tx: Db, { id }: Pick<Account, 'id'>, ids?: readonly string[]) =>
  removeAskedSimulations(tx, id, ids)

/** Removes the simulations of an account; the answer forgets what the limits counted, once that is done. */
export async function forgetSimulations(ports: Pick<Ports, 'limits'>, tx: Db, { id }: Account) {
  await removeSimulations(tx, id)
  return () => resetCounts(ports, id)
}

/** How many simulations began between each instant and the next, those of visitors among them. */
export const countSimulations = ({ db }: Pick<Ports, 'db'>, instants: readonly string[]) =>
  countStarted(db, instants)
