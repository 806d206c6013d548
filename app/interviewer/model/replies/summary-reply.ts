import { z } from 'zod'

export const SummaryReply = z.object({
  globalStrengths: z.array(z.string()),
  globalImprovements: z.array(z.string()),
  generalFeedback: z.string(),
  headline: z.string(),
})
export type SummaryReply = z.infer<typeof SummaryReply>

const Items = z
  .array(z.unknown())
  .catch([])
  .transform((items) =>
    items.filter((item): item is string => typeof item === 'string' && item.trim() !== ''),
  )

const AnySummary = z
  .object({
    globalStrengths: Items,
    globalImprovements: Items,
    generalFeedback: z.string().trim().catch(''),
    headline: z.string().trim().catch(''),
  })
  .catch({ globalStrengths: [], globalImprovements: [], generalFeedback: '', headline: '' })

/** As much of a summary as can be saved; what is missing or mistyped is empty. */
export const readSummaryReply = (value: unknown): SummaryReply => AnySummary.parse(value)
