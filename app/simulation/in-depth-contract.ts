import type { z } from 'zod'
import { Assessment } from '#app/interviewer/interviewer.ts'
import { DIMENSIONS } from '#app/interviewer/kinds.ts'
import { AskFeedback } from './contract.ts'

/** `POST /api/analyse-answer` (bearer): 403 without Premium. The levels are those of the feedback. */
export const AskInDepth = AskFeedback.extend({
  dimensions: Assessment.shape.dimensions.max(DIMENSIONS.length),
})
export type AskInDepth = z.infer<typeof AskInDepth>
