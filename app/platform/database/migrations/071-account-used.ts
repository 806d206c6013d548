import { type Kysely, PostgresAdapter } from 'kysely'

/**
 * What the dashboard sums lies together on SQLite, which answers nothing else meanwhile. PostgreSQL does
 * without: there each run would then write into every index of its account.
 */
export async function up(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  await db.schema
    .createIndex('account_used')
    .on('account')
    .columns(['isPremium', 'simulationsUsed'])
    .execute()
}
