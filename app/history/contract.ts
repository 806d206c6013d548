import { z } from 'zod'
import { Evidence } from '#app/interviewer/interviewer.ts'
import { shortened, Text } from '#app/platform/text.ts'
import {
  BegunBy,
  BoundedDimensions,
  Feedback,
  FollowUp,
  Summary,
} from '#app/simulation/contract.ts'
import { Format } from '#app/simulation/format-contract.ts'
import { ANSWER_TOO_LONG } from '#app/simulation/messages.ts'
import { JOB_DESCRIPTION_TOO_LONG } from '#app/simulation/offer-messages.ts'
import {
  ANSWER_MAX,
  EARLIER_MAX,
  EVIDENCE_MAX,
  JOB_DESCRIPTION_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  SENTENCES_MAX,
} from '#app/simulation/rules.ts'
import { Spoken } from '#app/voice/contract.ts'
import { FEEDBACK_TOO_LONG } from './messages.ts'
import { FEEDBACK_MAX, PARTS_MAX, SIMULATIONS_PER_PAGE, STATES, TRADE_MAX } from './rules.ts'

const PAGE_MAX = 100_000

const fits = (value: unknown) => JSON.stringify(value).length <= FEEDBACK_MAX
const Said = z.string().max(FEEDBACK_MAX, FEEDBACK_TOO_LONG)
const Sentences = z.array(Said).max(SENTENCES_MAX, FEEDBACK_TOO_LONG)

const KeptFeedback = Feedback.extend({
  analysis: Said,
  strengths: Sentences,
  improvements: Sentences,
  exampleAnswer: Said,
  followUp: Said.optional(),
  pitfall: Said.optional(),
  listensFor: Sentences.optional(),
  heard: Sentences.optional(),
  rulesOut: Sentences.optional(),
  // Missing in what an older version of the product kept.
  dimensions: BoundedDimensions.default([]),
  evidence: z
    .array(Evidence.extend({ quote: Said, remark: Said }))
    .max(EVIDENCE_MAX, FEEDBACK_TOO_LONG)
    .default([]),
}).refine(fits, FEEDBACK_TOO_LONG)

const KeptSummary = Summary.extend({
  globalStrengths: Sentences,
  globalImprovements: Sentences,
  generalFeedback: Said,
  headline: Said,
}).refine(fits, FEEDBACK_TOO_LONG)

/** Milliseconds of the browser's clock, and always more than what it knew of the part before. */
const ChangedAt = z.int().min(0)
/** Whole seconds. */
const Seconds = z.int().min(0).max(1_000_000)

const Attempt = z.object({
  /** Empty when the question was passed. */
  answer: Text.max(ANSWER_MAX, ANSWER_TOO_LONG),
  seconds: Seconds,
  feedback: KeptFeedback.nullable(),
  /** What the recruiter asked back and what was answered; missing when nothing was. */
  followUp: FollowUp.nullish(),
  /** How it was said aloud; missing when it was written. */
  spoken: Spoken.nullish(),
})

/** A simulation is kept in parts, so that two tabs writing different ones keep each other's. */
export const Part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    changedAt: ChangedAt,
    jobDescription: Text.max(JOB_DESCRIPTION_MAX, JOB_DESCRIPTION_TOO_LONG),
    title: Text.max(QUESTION_MAX).nullable(),
    /** As it was understood; missing in what an older version of the product kept. */
    employer: Text.max(QUESTION_MAX).nullish(),
    /** Missing for the usual one. */
    format: Format.nullish(),
    /** Who began it, when its questions were made on a device: it is counted with its first save. */
    madeHere: BegunBy.nullish(),
    questions: z.array(Text.max(QUESTION_MAX)).min(1).max(QUESTIONS_MAX),
    /** Milliseconds of the browser's clock. */
    startTime: z.int().min(0),
  }),
  Attempt.extend({
    kind: z.literal('step'),
    changedAt: ChangedAt,
    /** Which question, from 0. */
    index: z
      .int()
      .min(0)
      .max(QUESTIONS_MAX - 1),
    /** Oldest first. */
    earlier: z.array(Attempt).max(EARLIER_MAX),
    /** The points that the candidate says were made; missing while the ticks are the coach's. */
    pointsSaid: Sentences.nullish(),
  }),
  z.object({
    kind: z.literal('position'),
    changedAt: ChangedAt,
    /** One past the last question once the interview is over. */
    index: z.int().min(0).max(QUESTIONS_MAX),
  }),
  z.object({
    kind: z.literal('summary'),
    changedAt: ChangedAt,
    summary: KeptSummary.nullable(),
  }),
])
export type Part = z.infer<typeof Part>
export type Step = Extract<Part, { kind: 'step' }>

/**
 * `PUT /api/simulations/{id}` (bearer): the parts that changed, the offer with the first save. A
 * part that is older than the one kept is ignored, so a save may be repeated. 404 for another's.
 */
export const SaveSimulation = z.object({ parts: z.array(Part).min(1).max(PARTS_MAX) })
export type SaveSimulation = z.infer<typeof SaveSimulation>

export const SimulationId = z.uuid()

/** One simulation as the list shows it. */
export const PastSimulation = z.object({
  id: z.string(),
  title: z.string().nullable(),
  /** Null where the offer names none. */
  employer: z.string().nullable(),
  /** Null for the usual one. */
  format: Format.nullable(),
  startedAt: z.string(),
  changedAt: z.string(),
  /** Finished once every question was answered or passed. */
  state: z.enum(STATES),
  /** The rounded mean over the answered questions, of the latest attempt at each; null before the first feedback. */
  score: z.int().min(0).max(100).nullable(),
  answeredCount: z.int(),
  questionCount: z.int(),
})
export type PastSimulation = z.infer<typeof PastSimulation>

/** `GET /api/simulations`: newest first; without Premium the latest alone, and how many more are kept. */
export const PastSimulations = z.object({
  simulations: z.array(PastSimulation),
  /** How many the query finds among those that may be seen. */
  total: z.int(),
  /** How many are kept that Premium would show. */
  hidden: z.int(),
})
export type PastSimulations = z.infer<typeof PastSimulations>

const Day = z.iso.date().max(10).nullable().catch(null)

/** Which simulations are wanted; a value that makes no sense counts as not given. */
export const HistoryQuery = z.object({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .transform((page) => Math.min(page, PAGE_MAX)),
  limit: z.coerce.number().int().min(1).max(100).catch(SIMULATIONS_PER_PAGE),
  /** Words of the post's title. */
  trade: shortened(TRADE_MAX).catch(''),
  state: z.enum(STATES).nullable().catch(null),
  /** Days in Paris, both included. */
  from: Day,
  to: Day,
  /** The lowest score wanted. */
  score: z.coerce.number().int().min(1).max(100).nullable().catch(null),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

/** `GET /api/simulations/{id}`: one whole; 403 for one that only Premium shows, 404 for another's. */
export const WholeSimulation = z.object({ simulation: PastSimulation, parts: z.array(Part) })
export type WholeSimulation = z.infer<typeof WholeSimulation>
