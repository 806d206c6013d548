import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Cashier } from './cashier.ts'
import { closedCashier } from './closed-cashier.ts'
import { createPretendCashier } from './pretend-cashier.ts'
import { createStripeCashier } from './stripe-cashier.ts'

interface Ports {
  env: Env
  db: Db
  clock: Clock
  log: Log
}

/** Stripe when its keys are set; else a pretend cashier, but in production, where no money is pretend. */
export function openCashier({ env, db, clock, log }: Ports): Cashier {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  if (secretKey && publishableKey) {
    const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env
    return createStripeCashier({ secretKey, publishableKey, webhookSecret, apiBase }, log)
  }
  return env.isProduction ? closedCashier : createPretendCashier({ db, clock })
}
