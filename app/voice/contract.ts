import { z } from 'zod'

/** How an answer was said; beside its score, never in it. */
export const Spoken = z.object({
  /** From the first sound to the last, in whole seconds. */
  seconds: z.int().min(0).max(100_000),
  /** Words that were heard; null when nothing wrote them down. */
  words: z.int().min(0).max(100_000).nullable(),
  /** Of more than three seconds, between two sounds; null when the sound level was not at hand. */
  silences: z.int().min(0).max(100_000).nullable(),
})
export type Spoken = z.infer<typeof Spoken>
