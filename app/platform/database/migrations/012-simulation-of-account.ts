import type { Kysely } from 'kysely'

/** A run is looked up by its account: the latest without questions, then the history. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('simulation_account')
    .on('simulation')
    .columns(['accountId', 'createdAt'])
    .execute()
}
