import type { Kysely } from 'kysely'

/** When the money of a payment arrived and no account was there to get anything for it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('payment').addColumn('unclaimedAt', 'text').execute()
}
