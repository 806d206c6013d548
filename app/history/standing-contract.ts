import { z } from 'zod'
import { PastSimulation } from './contract.ts'

/** A question of the latest simulation that is worth another try. */
export const QuestionToTry = z.object({
  simulationId: z.string(),
  /** Which question, from 0. */
  index: z.int(),
  question: z.string(),
  /** Null when it was passed. */
  score: z.int().min(0).max(100).nullable(),
})
export type QuestionToTry = z.infer<typeof QuestionToTry>

/** `GET /api/standing` (bearer): where an account stands, among the simulations that it may see. */
export const Standing = z.object({
  /** The latest that has a score. */
  latest: PastSimulation.nullable(),
  /** The latest that is not finished. */
  underWay: PastSimulation.nullable(),
  /** Of the latest that has a score: a passed question first, else the one with the lowest score. */
  next: QuestionToTry.nullable(),
})
export type Standing = z.infer<typeof Standing>
