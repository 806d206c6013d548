import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Cashier } from './cashier.ts'
import { closedCashier } from './closed-cashier.ts'
import { createPretendCashier } from './pretend-cashier.ts'

/** A pretend cashier, but in production, where no money is ever pretend. */
export function openCashier({ env, db, clock }: { env: Env; db: Db; clock: Clock }): Cashier {
  return env.isProduction ? closedCashier : createPretendCashier({ db, clock })
}
