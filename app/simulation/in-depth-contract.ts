import type { z } from 'zod'
import { AskFeedback, BoundedDimensions } from './contract.ts'

/** `POST /api/analyse-answer` (bearer): 403 without Premium. The levels are those of the feedback. */
export const AskInDepth = AskFeedback.extend({
  dimensions: BoundedDimensions,
})
export type AskInDepth = z.infer<typeof AskInDepth>
