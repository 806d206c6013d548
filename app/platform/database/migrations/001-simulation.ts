import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('simulation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text')
    .addColumn('questionCount', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
}
