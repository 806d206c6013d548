import { z } from 'zod'

/** What every call answers when something expected went wrong. */
export const ProblemBody = z.object({
  message: z.string(),
  code: z.string(),
  /** What is wrong with each field of a form, by its path. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Of an incident, for whoever reports it. */
  requestId: z.string().optional(),
})
