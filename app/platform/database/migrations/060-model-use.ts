import type { Kysely } from 'kysely'

/** What each day has asked of the generative model, over all processes. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('model_use')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .execute()
}
