import type { Account } from '#app/accounts/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import type { Ports } from '#app/ports.ts'

const TEN_MINUTES = 600

/** A dialog that waits for a slow bank asks some seventy times in this while. */
export const OPENINGS: LimitRule = { name: 'payments', points: 150, seconds: TEN_MINUTES }
export const CONFIRMATIONS: LimitRule = {
  name: 'payments-confirmed',
  points: 60,
  seconds: TEN_MINUTES,
}

/** Forgets what was counted for an account that is gone. */
export async function forgetPaying({ limits }: Pick<Ports, 'limits'>, { id }: Pick<Account, 'id'>) {
  await limits.reset(OPENINGS, id)
  await limits.reset(CONFIRMATIONS, id)
}
