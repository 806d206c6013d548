import type { Ports } from '#app/ports.ts'
import { type SettlePorts, settle } from './settle.ts'
import * as storage from './storage.ts'

type ReconcilePorts = SettlePorts & Pick<Ports, 'cashier'>

const HOUR = 3_600_000
/** Nobody comes back to a payment after this; open ones would otherwise be asked about for ever. */
const ABANDONED_AFTER = 7 * 24 * HOUR
const PAGE = 100

/**
 * Asks the cashier about every payment under way: whoever paid and closed the browser, or whose
 * process died between the cashier's yes and our own, becomes premium.
 */
export async function reconcile(ports: ReconcilePorts): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await storage.listOpenPayments(ports.db, after, PAGE)
    for (const row of rows) await reconcileOne(ports, row)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function reconcileOne(ports: ReconcilePorts, row: storage.PaymentRow): Promise<void> {
  const { db, cashier, clock, log } = ports
  const isAbandoned = clock.now().getTime() - Date.parse(row.createdAt) > ABANDONED_AFTER
  try {
    const payment = row.paymentId ? await cashier.findPayment(row.paymentId) : null
    if (!payment) {
      if (isAbandoned) await storage.changePayment(db, row.id, { status: 'canceled' })
      return
    }
    if (payment.status === 'open' && isAbandoned) {
      await cashier.cancelPayment(payment.id)
      const closed = await cashier.findPayment(payment.id)
      if (closed) await settle(ports, closed)
      return
    }
    await settle(ports, payment)
  } catch (err) {
    // The others are still to be asked about, and this one again in an hour.
    log.warn({ err, payment: row.id }, 'payment not reconciled')
  }
}

/** Reconciles now, without making the start wait, then every hour. */
export function keepReconciling(ports: ReconcilePorts) {
  let round: Promise<void> = Promise.resolve()
  const run = () => {
    round = round
      .then(() => reconcile(ports))
      .catch((err) => ports.log.error({ err }, 'payments could not be reconciled'))
  }
  run()
  const timer = setInterval(run, HOUR).unref()
  return {
    async close() {
      clearInterval(timer)
      await round
    },
  }
}
