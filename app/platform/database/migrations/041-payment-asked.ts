import type { Kysely } from 'kysely'

/** When the cashier was last asked about a payment that stands: refunds and disputes come late. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('payment').addColumn('askedAt', 'text').execute()
}
