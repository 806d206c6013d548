import type { Kysely } from 'kysely'

/** What was loaded once, so that it never is again. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('seeding')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('doneAt', 'text', (column) => column.notNull())
    .execute()
}
