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

/** `GET /api/voice`: the host of the operator's server that writes what is said; null without one. */
export const Transcribing = z.object({ host: z.string().nullable() })
export type Transcribing = z.infer<typeof Transcribing>

/** `POST /api/transcriptions`, whose body is the sound: what was said, empty when nothing was. */
export const Transcript = z.object({ text: z.string() })
export type Transcript = z.infer<typeof Transcript>
