import type { Db, Tables } from '../database/database.ts'

export type PretendRow = Tables['pretend_payment']

/** Keeps the payment of an order, or finds the one that was kept before. */
export async function openRow(db: Db, row: PretendRow): Promise<PretendRow> {
  await db
    .insertInto('pretend_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return db
    .selectFrom('pretend_payment')
    .selectAll()
    .where('reference', '=', row.reference)
    .executeTakeFirstOrThrow()
}

/** Undefined too for what this cashier never named anything, before a database is asked about it. */
export async function findRow(
  db: Db,
  column: 'id' | 'clientSecret',
  value: string,
): Promise<PretendRow | undefined> {
  if (!/^\w+$/.test(value)) return undefined
  return db.selectFrom('pretend_payment').selectAll().where(column, '=', value).executeTakeFirst()
}

/** Moves a payment on, unless it has left the given status meanwhile. */
export async function moveRow(
  db: Db,
  { id, from, to, settlesAt }: { id: string; from: string[]; to: string; settlesAt: string | null },
): Promise<void> {
  await db
    .updateTable('pretend_payment')
    .set({ status: to, settlesAt })
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute()
}
