import { z } from 'zod'

/** What every call answers when something expected went wrong. */
export const ProblemBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
