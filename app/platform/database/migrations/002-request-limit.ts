import type { Kysely } from 'kysely'

/** The table that the limiter shares between processes; its columns are the library's. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('request_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
