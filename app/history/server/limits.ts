import type { Account } from '#app/accounts/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import type { Ports } from '#app/ports.ts'

/** A long day of interviews saves some hundreds of times. */
const SAVES: LimitRule = { name: 'history-saves', points: 10_000, seconds: 86_400 }

/** Takes one save from the day's budget of an account; throws `too-many`. */
export const spendSave = ({ limits }: Pick<Ports, 'limits'>, { id }: Account): Promise<void> =>
  limits.spend(SAVES, id)

export const forgetSaves = ({ limits }: Pick<Ports, 'limits'>, accountId: string): Promise<void> =>
  limits.forget(SAVES, accountId)
