import { z } from 'zod'

/** What was understood of an offer, as it is shown to whoever pasted it. */
export const Understood = z.object({
  /** « aide-soignant ou aide-soignante »; null when no trade is sure. */
  trade: z.string().nullable(),
  /** « de nuit », « à Vire », « anglais »: each can be taken away by its identifier. */
  things: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type Understood = z.infer<typeof Understood>

/** How long what corrects a reading may be. */
export const TITLE_MAX = 150
const THING_MAX = 60
const THINGS_MAX = 60

/** What its reader corrects of it: another trade, by its official title, and what is not so. */
export const Corrections = z.object({
  trade: z.string().max(TITLE_MAX).optional(),
  without: z.array(z.string().max(THING_MAX)).max(THINGS_MAX).optional(),
})
export type Corrections = z.infer<typeof Corrections>
