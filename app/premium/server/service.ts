import { randomUUID } from 'node:crypto'
import { type Account, lockAccount } from '#app/accounts/server/service.ts'
import type { Payment } from '#app/platform/cashier/cashier.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { OpenedPayment, PaymentRecord, UnclaimedPayment } from '../contract.ts'
import {
  ALREADY_PREMIUM,
  NOT_READY,
  PAYMENT_NOT_COMPLETED,
  PAYMENT_NOT_FOUND,
  PAYMENT_RETURNED,
} from '../messages.ts'
import { PREMIUM_PRICE } from '../rules.ts'
import { CONFIRMATIONS, OPENINGS } from './limits.ts'
import { grantsPremium } from './payment-status.ts'
import * as storage from './storage.ts'
import { fetchPayment, type SyncPorts, syncPayment } from './sync-payment.ts'

export { leavePremium } from './leave.ts'

type CallPorts = SyncPorts & Pick<Ports, 'limits'>

/** More than one payment that ended meanwhile is a fault of the cashier, not of the buyer. */
const TRIES = 3

/**
 * Opens the one payment that an account may have under way, or finds it again. Throws `conflict`
 * when the account is premium already, `upstream` when the cashier does not answer, `too-many`.
 */
export async function openPremium(ports: CallPorts, buyer: Account): Promise<OpenedPayment> {
  await ports.limits.consume(OPENINGS, buyer.id)
  for (let time = 0; time < TRIES; time++) {
    const row = await reserve(ports, buyer)
    const payment = await askCashier(ports, row)
    const { status, clientSecret } = payment ?? { status: 'canceled' as const, clientSecret: '' }
    if (status === 'open' || status === 'processing') {
      return { clientSecret, status, publishableKey: ports.cashier.publishableKey }
    }
    if (payment) await syncPayment(ports, { payment, before: row.status })
    else await storage.changePayment(ports.db, row.id, { status: 'canceled' })
  }
  throw new Problem('upstream', NOT_READY)
}

/** The row comes first: calls in parallel then ask the cashier for the same order. */
function reserve({ db, clock }: SyncPorts, { id: accountId }: Account) {
  return db.transaction().execute(async (tx) => {
    const { isPremium } = await lockAccount(tx, accountId)
    if (isPremium) throw new Problem('conflict', ALREADY_PREMIUM)
    const open = await storage.findOpenPayment(tx, accountId)
    if (open) return open
    const row: storage.PaymentRow = {
      id: randomUUID(),
      accountId,
      paymentId: null,
      ...PREMIUM_PRICE,
      status: 'open',
      createdAt: clock.now().toISOString(),
      paidAt: null,
      endedAt: null,
      askedAt: null,
      unclaimedAt: null,
    }
    await storage.insertPayment(tx, row)
    return row
  })
}

/** Null when the cashier has forgotten it, or never had this order under our present price. */
async function askCashier(
  { db, cashier }: SyncPorts,
  { id, accountId, paymentId, amount, currency }: storage.PaymentRow,
): Promise<Payment | null> {
  if (paymentId) return cashier.findPayment(paymentId)
  const order = { reference: id, accountId: accountId ?? '', amount, currency }
  const payment = await cashier.openPayment(order)
  await storage.namePayment(db, id, payment.id)
  return payment
}

/**
 * Makes the buyer premium once the cashier, not the browser, says that the money arrived. Throws
 * `not-found` for a payment that is unknown or of someone else, `invalid` for one that is not done,
 * `too-many`.
 */
export async function confirmPremium(
  ports: CallPorts,
  buyer: Account,
  paymentId: string,
): Promise<Account> {
  await ports.limits.consume(CONFIRMATIONS, buyer.id)
  const answer = await fetchPayment(ports, paymentId)
  if (answer?.payment.accountId !== buyer.id) throw new Problem('not-found', PAYMENT_NOT_FOUND)
  const status = await syncPayment(ports, answer)
  if (status === 'refunded' || status === 'lost') throw new Problem('invalid', PAYMENT_RETURNED)
  if (!grantsPremium(status)) throw new Problem('invalid', PAYMENT_NOT_COMPLETED)
  return ports.db.transaction().execute((tx) => lockAccount(tx, buyer.id))
}

/**
 * Takes an event of the cashier. It only says which payment to ask about, so that events which come
 * twice, late or in the wrong order end alike. Throws `invalid` for a signature that is not theirs.
 */
export async function handlePaymentEvent(
  ports: SyncPorts,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const { paymentId } = ports.cashier.readEvent(body, signature)
  if (!paymentId) return ports.log.info({}, 'an event of the cashier that names no payment')
  const answer = await fetchPayment(ports, paymentId)
  // Accepted all the same: sent again for days, it would still be another shop's.
  if (!answer)
    return ports.log.warn({ payment: paymentId }, 'an event about a payment of another shop')
  await syncPayment(ports, answer)
}

/** Money that arrived and is kept, although no account got anything for it: the oldest first. */
export async function listUnclaimed({ db }: Pick<Ports, 'db'>): Promise<UnclaimedPayment[]> {
  const rows = await storage.listUnclaimed(db)
  return rows.map(({ id, paymentId, amount, currency, unclaimedAt }) => ({
    id,
    paymentId: paymentId ?? '',
    amount,
    currency,
    arrivedAt: unclaimedAt ?? '',
  }))
}

/** What an account paid, newest first: for its owner's data and for administrators. What was only opened is no payment. */
export async function listPayments(
  { db }: Pick<Ports, 'db'>,
  { id }: Pick<Account, 'id'>,
): Promise<PaymentRecord[]> {
  const rows = await storage.listPaymentsMade(db, id)
  return rows.map(({ accountId: _, askedAt: __, unclaimedAt: ___, ...record }) => record)
}

/** How many payments stand in each state, for whoever watches the product. */
export const tallyPayments = ({ db }: Pick<Ports, 'db'>) => storage.countPayments(db)

/** How many payments arrived between each instant and the next. */
export const countPayments = ({ db }: Pick<Ports, 'db'>, instants: readonly string[]) =>
  storage.countPaid(db, instants)
