import type { Kysely } from 'kysely'

/** How often each article changed, for authors who change one at the same time; and all of them by date, drafts included. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('article')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('article_by_creation')
    .on('article')
    .columns(['createdAt', 'id'])
    .execute()
}
