import { z } from 'zod'
import { Assessment } from './interviewer.ts'

const Sentences = z.array(z.string())

/** Words that cost an answer some of its weight; each quote is found verbatim in it. */
export const Heard = z.object({
  words: z.string(),
  kind: z.enum(['filler', 'hedge']),
  count: z.int(),
  quotes: Sentences,
})
export type Heard = z.infer<typeof Heard>

/** What whoever recruits for a family of trades checks, asks to see and says. */
export const TradeAdvice = z.object({
  /** Ends « Conseils pour… ». */
  name: z.string(),
  checks: Sentences,
  documents: Sentences,
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
})
export type TradeAdvice = z.infer<typeof TradeAdvice>

/** A closer look at one answer, whoever assessed it. */
export const InDepth = z.object({
  dimensions: z.array(
    z.object({
      ...Assessment.shape.dimensions.element.shape,
      described: z.string(),
      /** What the level above looks like; null at the highest. */
      next: z.string().nullable(),
    }),
  ),
  /** What an answer of level 5 would do for this very question. */
  ideal: Sentences,
  heard: z.array(Heard),
  advice: TradeAdvice,
})
export type InDepth = z.infer<typeof InDepth>
