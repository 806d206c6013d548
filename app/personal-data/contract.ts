import { z } from 'zod'
import { WholeSimulation } from '#app/history/contract.ts'
import { PaymentRecord } from '#app/premium/contract.ts'
import { Change } from '#app/trace/contract.ts'

const Instant = z.string()

/** `GET /api/user/export`: everything held about who asks, but for what would open the account. */
export const PersonalData = z.object({
  exportedAt: Instant,
  account: z.object({
    email: z.string(),
    emailVerified: z.boolean(),
    isAdmin: z.boolean(),
    isPremium: z.boolean(),
    simulationsUsed: z.int(),
    createdAt: Instant,
  }),
  sessions: z.array(z.object({ createdAt: Instant, expiresAt: Instant })),
  /** Links that were mailed: what for, and what became of them. */
  links: z.array(
    z.object({
      purpose: z.enum(['verify', 'reset']),
      createdAt: Instant,
      expiresAt: Instant,
      usedAt: Instant.nullable(),
      replacedAt: Instant.nullable(),
    }),
  ),
  /** Where the account signed in from, as fingerprints: the addresses themselves are not kept. */
  networks: z.array(z.object({ network: z.string(), lastSeenAt: Instant })),
  /** Mails that have not left yet. */
  letters: z.array(
    z.object({ letter: z.string(), createdAt: Instant, failedAt: Instant.nullable() }),
  ),
  payments: z.array(PaymentRecord),
  simulations: z.array(
    z.object({
      id: z.string(),
      questionCount: z.int(),
      source: z.string(),
      createdAt: Instant,
    }),
  ),
  /** What was kept of each of them: offer, questions, answers, feedback, recap. */
  history: z.array(WholeSimulation),
  /** What administrators changed of this account; who they are is not told. */
  changes: z.array(Change.pick({ at: true, act: true, before: true, after: true })),
  /** What this account changed as an administrator; whom it concerns is not told. */
  administered: z.array(Change.pick({ at: true, act: true })),
})
export type PersonalData = z.infer<typeof PersonalData>
