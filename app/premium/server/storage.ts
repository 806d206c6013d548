import { countBetween } from '#app/platform/database/count-between.ts'
import type { Db, Tables } from '#app/platform/database/database.ts'

export type PaymentRow = Tables['payment']

/** More of them than this is a fault to look into, not a list to read. */
const UNCLAIMED_MOST = 100

/** The payment that an account has under way. */
export async function findOpenPayment(db: Db, accountId: string): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a new payment, unless one with its identifier, or under way, is kept already. */
export async function insertPayment(db: Db, row: PaymentRow): Promise<void> {
  await db
    .insertInto('payment')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps the cashier's name of a payment that had none. */
export async function namePayment(db: Db, id: string, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ paymentId })
    .where('id', '=', id)
    .where('paymentId', 'is', null)
    .execute()
}

export async function findStatus(db: Db, paymentId: string): Promise<PaymentRow['status'] | null> {
  const row = await db
    .selectFrom('payment')
    .select('status')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()
  return row?.status ?? null
}

/** Reads a payment by the cashier's name for it, else by ours, and keeps it for this transaction. */
export async function lockPayment(
  db: Db,
  { paymentId, id }: { paymentId: string; id: string | null },
): Promise<PaymentRow | null> {
  const row = await db
    .updateTable('payment')
    .set({ paymentId })
    .where((eb) =>
      eb.or([
        eb('paymentId', '=', paymentId),
        ...(id ? [eb.and([eb('id', '=', id), eb('paymentId', 'is', null)])] : []),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function changePayment(
  db: Db,
  id: string,
  change: Partial<Pick<PaymentRow, 'status' | 'paidAt' | 'endedAt' | 'askedAt' | 'unclaimedAt'>>,
): Promise<void> {
  await db.updateTable('payment').set(change).where('id', '=', id).execute()
}

/** Whether another payment of the account stands. */
export async function hasOtherPaid(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '!=', id)
    .where('status', 'in', ['paid', 'disputed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Recheck {
  paidSince: string
  askedBefore: string
  most: number
}

/** Payments that were made, whose cashier was not asked for long whether the money stayed. */
export function listPaymentsToRecheck(
  db: Db,
  { paidSince, askedBefore, most }: Recheck,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', ['paid', 'disputed', 'lost'])
    .where('paidAt', '>', paidSince)
    .where((eb) => eb.or([eb('askedAt', 'is', null), eb('askedAt', '<=', askedBefore)]))
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Payments under way, of everybody, by pages. */
export function listOpenPayments(db: Db, after: string, most: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'open')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
}

export function listPaymentsMade(db: Db, accountId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.or([eb('status', 'not in', ['open', 'canceled']), eb('paidAt', 'is not', null)]),
    )
    .orderBy('createdAt', 'desc')
    .execute()
}

/** Payments whose money is here for nobody; what went back, or was never ours, is not among them. */
export function listUnclaimed(db: Db): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('unclaimedAt', 'is not', null)
    .where('status', 'in', ['paid', 'disputed'])
    .orderBy('unclaimedAt')
    .limit(UNCLAIMED_MOST)
    .execute()
}

/** How many payments stand in each state. */
export function countPayments(
  db: Db,
): Promise<{ status: PaymentRow['status']; payments: number }[]> {
  return db
    .selectFrom('payment')
    .select((eb) => ['status', eb.fn.countAll<number>().as('payments')])
    .groupBy('status')
    .execute()
}

/** Whatever became of them since: a payment that was given back had arrived. */
export const countPaid = (db: Db, instants: readonly string[]): Promise<number[]> =>
  countBetween(db, 'payment.paidAt', instants)
