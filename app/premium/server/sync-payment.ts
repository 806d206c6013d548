import { type Account, lockAccount, setPremium } from '#app/accounts/server/service.ts'
import type { Payment } from '#app/platform/cashier/cashier.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import { readable } from '#app/platform/text.ts'
import type { Ports } from '#app/ports.ts'
import { grantsPremium, type PaymentStatus, toPaymentStatus } from './payment-status.ts'
import * as storage from './storage.ts'

export type SyncPorts = Pick<Ports, 'db' | 'clock' | 'log' | 'outbox' | 'cashier'>

/** What the cashier says of a payment, and the status we had before it was asked. */
export interface CashierAnswer {
  payment: Payment
  before: PaymentStatus | null
}

/** Null for a payment that the cashier does not know. */
export async function fetchPayment(
  { db, cashier }: Pick<Ports, 'db' | 'cashier'>,
  paymentId: string,
): Promise<CashierAnswer | null> {
  const before = await storage.findStatus(db, readable(paymentId))
  const payment = await cashier.findPayment(paymentId)
  return payment && { payment, before }
}

/**
 * Brings our records to what the cashier says of a payment now: the row, the upgrade and the receipt,
 * in one transaction. Whoever calls it, however often and in whatever order, the end is the same.
 */
export async function syncPayment(ports: SyncPorts, answer: CashierAnswer): Promise<PaymentStatus> {
  const { payment } = answer
  const status = toPaymentStatus(payment)
  if (!payment.accountId || status === 'open') return status
  const outcome = await applyPayment(ports, answer, status)
  if (outcome === 'overtaken') {
    const again = await fetchPayment(ports, payment.id)
    return again ? syncPayment(ports, again) : status
  }
  if (outcome === 'first') ports.outbox.wake()
  return status
}

/** Overtaken: our row changed while the cashier answered, so that its answer may be the older. */
function applyPayment(ports: SyncPorts, { payment, before }: CashierAnswer, status: PaymentStatus) {
  return ports.db.transaction().execute(async (tx) => {
    const account = await lockIfThere(tx, payment.accountId ?? '')
    const row = await lockRow(ports, tx, { payment, account })
    if (!row) {
      ports.log.warn({ payment: payment.id }, 'a payment of another shop is left alone')
      return 'known'
    }
    if (row.status === status) return 'known'
    if (before !== null && row.status !== before) return 'overtaken'
    const isFirst = grantsPremium(status) && row.paidAt === null
    await savePaymentStatus(ports, tx, { row, status, isUnclaimed: isFirst && !account })
    if (account) await changePremium(tx, { account, row, status })
    if (isFirst && account) await postReceipt(ports, tx, { account, row })
    if (isFirst && !account)
      ports.log.error({ payment: payment.id }, 'paid, but nobody to grant to')
    return isFirst ? 'first' : 'changed'
  })
}

/** The account may have been deleted since it opened the payment. */
async function lockIfThere(tx: Db, id: string): Promise<Account | null> {
  try {
    return await lockAccount(tx, id)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

interface PaymentAndBuyer {
  payment: Payment
  account: Account | null
}

/**
 * Our row of a payment; the cashier may tell of it before we have written it down. Null when neither
 * its order nor its buyer was ever ours: other shops may share the account at the provider.
 */
async function lockRow({ clock }: SyncPorts, tx: Db, { payment, account }: PaymentAndBuyer) {
  const name = { paymentId: payment.id, id: payment.reference }
  const known = await storage.lockPayment(tx, name)
  if (known || !account) return known
  await storage.insertPayment(tx, {
    id: payment.id,
    accountId: account.id,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    // Nothing yet; not « open », since there may be another one under way.
    status: 'canceled',
    createdAt: clock.now().toISOString(),
    paidAt: null,
    endedAt: null,
    askedAt: null,
    unclaimedAt: null,
  })
  const kept = await storage.lockPayment(tx, name)
  if (!kept) throw new Error(`the payment ${payment.id} could not be written down`)
  return kept
}

interface Change {
  row: storage.PaymentRow
  status: PaymentStatus
}

async function savePaymentStatus(
  { clock }: SyncPorts,
  tx: Db,
  { row, status, isUnclaimed }: Change & { isUnclaimed: boolean },
) {
  const now = clock.now().toISOString()
  const isGranting = grantsPremium(status)
  await storage.changePayment(tx, row.id, {
    status,
    paidAt: row.paidAt ?? (isGranting ? now : null),
    endedAt: isGranting ? null : now,
    ...(isUnclaimed && { unclaimedAt: now }),
  })
}

/** Only a change of the payment changes the account: what an administrator decided since stays. */
async function changePremium(tx: Db, { account, row, status }: Change & { account: Account }) {
  const did = grantsPremium(row.status)
  const does = grantsPremium(status)
  if (does === did) return
  if (does || !(await storage.hasOtherPaid(tx, account.id, row.id))) {
    await setPremium(tx, account.id, does)
  }
}

const postReceipt = (
  { outbox, clock }: SyncPorts,
  tx: Db,
  { account, row }: { account: Account; row: storage.PaymentRow },
) =>
  outbox.post(tx, {
    name: 'premium-receipt',
    recipient: account.email,
    details: {
      reference: row.id,
      amount: String(row.amount),
      paidAt: clock.now().toISOString(),
    },
  })
