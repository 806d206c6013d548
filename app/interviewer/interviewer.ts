import { z } from 'zod'
import type { QuestionsFormat } from './format.ts'
import { DIMENSIONS, QUESTION_KINDS, type QuestionKind } from './kinds.ts'
import type { Corrections } from './understood.ts'

export type { Dimension, QuestionKind } from './kinds.ts'

/** Who wrote a text: a generative model (« ia ») or the embedded coach. */
export const Source = z.enum(['ia', 'coach'])
export type Source = z.infer<typeof Source>

export const Evidence = z.object({
  /** Words found verbatim in the answer. */
  quote: z.string(),
  remark: z.string(),
  positive: z.boolean(),
})
export type Evidence = z.infer<typeof Evidence>

/** What a coach says of one answer; `score` is 0–100, levels are 1–5. */
export const Assessment = z.object({
  analysis: z.string(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  exampleAnswer: z.string(),
  score: z.int().min(0).max(100),
  kind: z.enum(QUESTION_KINDS),
  dimensions: z.array(z.object({ name: z.enum(DIMENSIONS), level: z.int().min(1).max(5) })),
  evidence: z.array(Evidence),
  /** What the recruiter asks back; absent when every point was heard, and once it was answered. */
  followUp: z.string().optional(),
  /** What loses the recruiter at this question, as the book says it: it is true whatever was answered. */
  pitfall: z.string().optional(),
  /** What the recruiter listens for at this question, as the book says it: it is true whatever was answered. */
  listensFor: z.array(z.string()).optional(),
  /** Those of `listensFor` that words of the answer prove: what is missing here may be said all the same. */
  heard: z.array(z.string()).optional(),
  /** What would end the interview at this question, each with its reason; true whatever was answered. */
  rulesOut: z.array(z.string()).optional(),
  source: Source,
})
export type Assessment = z.infer<typeof Assessment>

/** As much of an assessment as is known while it is being written; each one replaces the one before. */
export const PartialAssessment = Assessment.partial()
export type PartialAssessment = z.infer<typeof PartialAssessment>

/** The recap of a whole interview; `overallScore` is 0–100. */
export const Summary = z.object({
  overallScore: z.int().min(0).max(100),
  globalStrengths: z.array(z.string()),
  globalImprovements: z.array(z.string()),
  generalFeedback: z.string(),
  headline: z.string(),
  source: Source,
})
export type Summary = z.infer<typeof Summary>

export interface Question {
  kind: QuestionKind
  text: string
}

export interface QuestionSet {
  /** The post as one would say it, « infirmier ou infirmière »; null when the offer names none. */
  title: string | null
  questions: Question[]
  source: Source
}

export interface AnswerToAssess {
  question: string
  answer: string
  jobDescription: string
}

/** What may be said of the questions of an offer: how it is corrected, which interview is wished. */
export interface QuestionOptions {
  corrections?: Corrections | undefined
  format?: QuestionsFormat | undefined
  /** What was asked about the same offer before. */
  alreadyAsked?: readonly string[] | undefined
}

/** One question of a finished interview; a blank answer was passed, a null assessment is unknown. */
export interface Exchange {
  question: string
  answer: string
  assessment: Pick<Assessment, 'score' | 'strengths' | 'improvements' | 'dimensions'> | null
}

export interface FinishedInterview {
  jobDescription: string
  exchanges: Exchange[]
}

interface FailureDetails {
  /** What its reader may be told of the cause, in French; nothing more is said without it. */
  sentence?: string | undefined
  /** Seconds until trying again makes sense; given when nothing can be had for now. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** An interviewer could not do its work; nothing of the candidate's is at fault. */
export class InterviewerFailure extends Error {
  override name = 'InterviewerFailure'
  readonly sentence: string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, { sentence, retryAfter, cause }: FailureDetails = {}) {
    super(message, { cause })
    this.sentence = sentence
    this.retryAfter = retryAfter
  }
}

/** Whoever waits for an assessment: may leave, and may be shown it block by block. */
export interface Listener {
  signal?: AbortSignal | undefined
  /** Called with all that is known so far; what it was given may still change until the end. */
  onPartial?: ((partial: PartialAssessment) => void) | undefined
}

/** « ready », or « resting »: the provider is down and is left alone for a while. */
export type InterviewerCondition = 'ready' | 'resting'

/**
 * Asks, assesses and sums up, whoever does it (a model or the embedded coach).
 * Every verb may throw `InterviewerFailure` and stops early when `signal` aborts.
 */
export interface Interviewer {
  askQuestions(
    jobDescription: string,
    signal?: AbortSignal,
    options?: QuestionOptions,
  ): Promise<QuestionSet>
  assessAnswer(request: AnswerToAssess, listener?: Listener): Promise<Assessment>
  /** `overallScore` is the rounded mean over answered questions, 0 when none was answered. */
  summarise(interview: FinishedInterview, signal?: AbortSignal): Promise<Summary>
  /** Whether whoever interviews can be reached; absent when it lives in this process. */
  condition?(): InterviewerCondition
}
