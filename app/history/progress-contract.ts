import { z } from 'zod'
import { DIMENSIONS } from '#app/interviewer/kinds.ts'

const DimensionName = z.enum(DIMENSIONS)

/** One finished simulation, its latest attempt at each question. */
export const ProgressPoint = z.object({
  id: z.string(),
  title: z.string().nullable(),
  startedAt: z.string(),
  score: z.int().min(0).max(100),
  /**
   * From 1 to 5 with one decimal: the mean over its answers, each counted for as much as the
   * dimension counts in a question of its kind. Null where no answer was assessed on it.
   */
  levels: z.array(z.object({ name: DimensionName, level: z.number().nullable() })),
})
export type ProgressPoint = z.infer<typeof ProgressPoint>

/** A question of the past to try again, for the dimension that is weakest of late. */
export const NextExercise = z.object({
  simulationId: z.string(),
  title: z.string().nullable(),
  startedAt: z.string(),
  /** Which question, from 0. */
  index: z.int(),
  question: z.string(),
  dimension: DimensionName,
  level: z.int().min(1).max(5),
})
export type NextExercise = z.infer<typeof NextExercise>

/** One answer that tells a story which another answer tells too. */
export const Telling = z.object({
  simulationId: z.string(),
  title: z.string().nullable(),
  startedAt: z.string(),
  /** Which question, from 0. */
  index: z.int(),
  question: z.string(),
  score: z.int().min(0).max(100),
  /** Words found verbatim in the answer. */
  quote: z.string(),
})
export type Telling = z.infer<typeof Telling>

/** Where a story comes back: twice in one interview, at several questions, or always at the same one. */
export const RETOLD_AT = ['interview', 'questions', 'question'] as const

/** A story told more than once, recognised by its words. */
export const RetoldStory = z.object({
  retoldAt: z.enum(RETOLD_AT),
  /** How many answers tell it. */
  count: z.int().min(2),
  /** The newest first, not all of them when there are many. */
  tellings: z.array(Telling),
})
export type RetoldStory = z.infer<typeof RetoldStory>

/** `GET /api/progress` (bearer): over the latest finished simulations; 403 without Premium, 429 when asked
 * for too often. */
export const Progress = z.object({
  /** Oldest first. */
  simulations: z.array(ProgressPoint),
  /** How many finished simulations are kept that have a score, beyond the window too. */
  total: z.int(),
  /** What recurs over their answers; empty while there are too few of them. */
  points: z.array(z.string()),
  next: NextExercise.nullable(),
  /** Stories told more than once in these simulations, the one to mend first at the head. */
  stories: z.array(RetoldStory),
})
export type Progress = z.infer<typeof Progress>
