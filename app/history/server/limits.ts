import type { Account } from '#app/accounts/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import type { Ports } from '#app/ports.ts'

/** A long day of interviews saves some hundreds of times. */
const SAVES: LimitRule = { name: 'history-saves', points: 10_000, seconds: 86_400 }

/** A page that one looks at now and then, and that reads fifty interviews. */
const PROGRESS: LimitRule = { name: 'progress', points: 300, seconds: 3_600 }

/** Looking through the past all evening; each reads an interview whole. */
const READINGS: LimitRule = { name: 'history-readings', points: 600, seconds: 3_600 }

/** Takes one reading of a simulation from the hour's budget of an account; throws `too-many`. */
export const limitReadings = ({ limits }: Pick<Ports, 'limits'>, { id }: Account): Promise<void> =>
  limits.consume(READINGS, id)

/** Takes one save from the day's budget of an account; throws `too-many`. */
export const limitSaves = ({ limits }: Pick<Ports, 'limits'>, { id }: Account): Promise<void> =>
  limits.consume(SAVES, id)

/** Takes one reading of the progress from the hour's budget of an account; throws `too-many`. */
export const limitProgress = ({ limits }: Pick<Ports, 'limits'>, { id }: Account): Promise<void> =>
  limits.consume(PROGRESS, id)

/** Forgets what was counted for an account that is gone. */
export async function resetCounts({ limits }: Pick<Ports, 'limits'>, accountId: string) {
  for (const rule of [SAVES, READINGS, PROGRESS]) await limits.reset(rule, accountId)
}
