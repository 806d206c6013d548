import type { Kysely } from 'kysely'

/** Letters on their way: what to write and to whom, never the text, which would hold a secret link. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('failedAt', 'text')
    .addColumn('failure', 'text')
    .execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['failedAt', 'nextAttemptAt'])
    .execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').column('recipient').execute()
}
