import type { Kysely } from 'kysely'

/** The list is searched within its index: a row is read only once it is found. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('past_simulation_list')
    .on('past_simulation')
    .columns(['accountId', 'startedAt', 'id', 'isFinished', 'score', 'trade'])
    .execute()
  await db.schema.dropIndex('past_simulation_account').execute()
}
