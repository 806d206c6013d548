import type { Kysely } from 'kysely'

/** What a list shows of a simulation stands apart from its texts, which are read one simulation at a time. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('past_simulation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('title', 'text')
    .addColumn('trade', 'text', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('isFinished', 'integer', (column) => column.notNull())
    .addColumn('questionCount', 'integer', (column) => column.notNull())
    .addColumn('answeredCount', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .addColumn('visitedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('past_simulation_account')
    .on('past_simulation')
    .columns(['accountId', 'startedAt', 'id'])
    .execute()
  await db.schema
    .createIndex('past_simulation_due')
    .on('past_simulation')
    .columns(['isFinished', 'visitedAt'])
    .execute()

  await db.schema
    .createTable('past_simulation_part')
    .addColumn('simulationId', 'text', (column) =>
      column.notNull().references('past_simulation.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    // The browser's own milliseconds: which of two saves of a part is the newer one.
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('isAnswered', 'integer')
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('past_simulation_part_key', ['simulationId', 'name'])
    .execute()
}
