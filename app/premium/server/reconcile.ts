import { runPeriodically } from '#app/platform/run-periodically.ts'
import * as storage from './storage.ts'
import { fetchPayment, type SyncPorts, syncPayment } from './sync-payment.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Banks let their clients dispute a payment for four months, and take their time to decide. */
const DISPUTABLE = 180 * DAY
/** Nobody comes back to a payment after this; open ones would otherwise be asked about for ever. */
const ABANDONED_AFTER = 7 * DAY
const PAGE = 100

/**
 * Asks the cashier about every payment under way: whoever paid and closed the browser, or whose
 * process died between the cashier's yes and our own, becomes premium. Once a day it also asks
 * whether the money of the others stayed, since an event about a refund or a dispute may be lost.
 */
export async function reconcile(ports: SyncPorts): Promise<void> {
  await reconcileOpen(ports)
  await recheckPaid(ports)
}

async function recheckPaid(ports: SyncPorts): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  for (;;) {
    const asked = { paidSince: ago(DISPUTABLE), askedBefore: ago(DAY), most: PAGE }
    const rows = await storage.listPaymentsToRecheck(db, asked)
    for (const row of rows) {
      await storage.changePayment(db, row.id, { askedAt: now.toISOString() })
      await reconcileOne(ports, row)
    }
    if (rows.length === 0) return
  }
}

async function reconcileOpen(ports: SyncPorts): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await storage.listOpenPayments(ports.db, after, PAGE)
    for (const row of rows) await reconcileOne(ports, row)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function reconcileOne(ports: SyncPorts, row: storage.PaymentRow): Promise<void> {
  const { db, cashier, clock, log } = ports
  const isOld = clock.now().getTime() - Date.parse(row.createdAt) > ABANDONED_AFTER
  const isAbandoned = row.status === 'open' && (isOld || row.accountId === null)
  try {
    const answer = row.paymentId ? await fetchPayment(ports, row.paymentId) : null
    if (!answer) {
      if (isAbandoned) await storage.changePayment(db, row.id, { status: 'canceled' })
      return
    }
    if (answer.payment.status === 'open' && isAbandoned) {
      await cashier.cancelPayment(answer.payment.id)
      const closed = await fetchPayment(ports, answer.payment.id)
      if (closed) await syncPayment(ports, closed)
      return
    }
    await syncPayment(ports, answer)
  } catch (err) {
    // The others are still to be asked about, and this one again in an hour.
    log.warn({ err, payment: row.id }, 'payment not reconciled')
  }
}

/** Reconciles now, without making the start wait, then every hour. */
export function startReconciling(ports: SyncPorts) {
  return runPeriodically({
    act: () => reconcile(ports),
    every: HOUR,
    failure: 'payments could not be reconciled',
    log: ports.log,
  })
}
