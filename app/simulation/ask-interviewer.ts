import { z } from 'zod'
import {
  Assessment,
  type Interviewer,
  type Listener,
  Source,
} from '#app/interviewer/interviewer.ts'
import { QUESTION_KINDS } from '#app/interviewer/kinds.ts'
import type { Corrections, Understood } from '#app/interviewer/understood.ts'
import { Problem } from '#app/platform/problem.ts'
import { afterFollowUp } from './after-follow-up.ts'
import { checked } from './checked.ts'
import {
  type AskFeedback,
  type AskQuestions,
  type Feedback,
  type FoundTrades,
  type Questions,
  type SentSession,
  Summary,
} from './contract.ts'
import { finishedInterview } from './finished-interview.ts'
import { FEEDBACK_FAILED, SUMMARY_FAILED, TRADES_FAILED } from './messages.ts'
import { NO_QUESTIONS, QUESTIONS_FAILED } from './offer-messages.ts'
import { wholeAnswer } from './whole-answer.ts'

/** Who reads an offer beside whoever interviews. */
interface Reader {
  understand(jobDescription: string, corrections?: Corrections): Promise<Understood>
  linesBehind(
    jobDescription: string,
    questions: readonly string[],
    corrections?: Corrections,
  ): Promise<(string | null)[]>
}

type Asked = Pick<AskQuestions, 'jobDescription' | 'corrections' | 'format' | 'alreadyAsked'>

/** Questions are worth having without what was understood beside them, and the lines that call for them. */
const UNREAD = { trade: null, things: [] }

const QuestionSet = z.object({
  title: z.string().nullable(),
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), text: z.string() })),
  source: Source,
})

/**
 * The questions that belong to an offer, on the server or on a device, and what was understood of it.
 * Throws `upstream` without questions, or when `signal` aborted meanwhile.
 */
export async function prepareQuestions(
  { interviewer, coach }: { interviewer: Pick<Interviewer, 'askQuestions'>; coach: Reader },
  { jobDescription, corrections, format, alreadyAsked }: Asked,
  signal: AbortSignal,
): Promise<Omit<Questions, 'simulationId'>> {
  const options = { corrections, format: format ?? undefined, alreadyAsked }
  const work = interviewer.askQuestions(jobDescription, signal, options)
  const { title, questions, source } = await checked(QuestionSet, QUESTIONS_FAILED, work)
  // Whoever left before the questions came never saw them: they cost nothing.
  if (signal.aborted) throw new Problem('upstream', QUESTIONS_FAILED)
  if (questions.length === 0) throw new Problem('upstream', NO_QUESTIONS)
  const texts = questions.map(({ text }) => text)
  const [understood, lines] = await Promise.all([
    coach.understand(jobDescription, corrections).catch(() => UNREAD),
    coach.linesBehind(jobDescription, texts, corrections).catch(() => []),
  ])
  return { questions: texts, title, source, understood, lines }
}

/**
 * Assesses one answer, shown block by block to a listener that asks; what was answered when asked
 * back is part of it, and never lowers its score. Throws `upstream` when the interviewer fails.
 */
export async function giveFeedback(
  { interviewer }: { interviewer: Pick<Interviewer, 'assessAnswer'> },
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
  { interviewer }: { interviewer: Pick<Interviewer, 'summarise'> },
  session: SentSession,
  signal?: AbortSignal,
): Promise<Summary> {
  const work = interviewer.summarise(finishedInterview(session), signal)
  return checked(Summary, SUMMARY_FAILED, work)
}

/** Official titles of trades; throws `upstream` when they cannot be searched. */
export async function searchTrades(
  { coach }: { coach: { searchTrades(words: string): Promise<string[]> } },
  words: string,
): Promise<FoundTrades> {
  return { trades: await checked(z.array(z.string()), TRADES_FAILED, coach.searchTrades(words)) }
}
