import { z } from 'zod'

/** What an administrator can do that is kept. */
export const ACTS = [
  'account-changed',
  'article-created',
  'article-changed',
  'article-published',
  'article-hidden',
  'article-deleted',
] as const

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Values = z.infer<typeof Values>

/** One change: who, what and when. `actorId` is null for whoever runs the server. */
export const Change = z.object({
  id: z.string(),
  at: z.string(),
  actorId: z.string().nullable(),
  act: z.enum(ACTS),
  subjectId: z.string(),
  /** The values that changed, as they were; empty for what did not exist. */
  before: Values,
  /** The same values since; empty for what does not exist any more. */
  after: Values,
})
export type Change = z.infer<typeof Change>
