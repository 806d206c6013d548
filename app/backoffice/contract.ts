import { z } from 'zod'

/** `GET /api/admin/stats` */
export const Stats = z.object({
  totalUsers: z.int(),
  premiumUsers: z.int(),
  /** Over the last 7 days. */
  recentSignups: z.int(),
  /** The sum of what accounts used, premium counted. */
  totalSimulations: z.int(),
})
export type Stats = z.infer<typeof Stats>
