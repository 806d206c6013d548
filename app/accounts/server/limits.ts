import type { LimitRule } from '#app/platform/limits/limits.ts'
import type { Ports } from '#app/ports.ts'
import { forgetMails } from './links/mail-limits.ts'
import { forgetGuesses } from './sessions/guess-limits.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Two classes that begin at once behind the address of their school. */
export const SIGNUPS: LimitRule = { name: 'signups', points: 60, seconds: HOUR }
/** Tokens that were never issued: a good one is never counted, nor refused for those. */
export const TOKEN_GUESSES: LimitRule = { name: 'token-guesses', points: 1_000, seconds: DAY }

/** Forgets what was counted for an account that is gone. */
export async function forgetCounts(
  ports: Pick<Ports, 'limits'>,
  gone: { email: string; networks: readonly string[] },
) {
  await forgetGuesses(ports, gone)
  await forgetMails(ports, gone)
}
