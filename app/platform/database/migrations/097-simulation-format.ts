import type { Kysely } from 'kysely'

/** Which interview was wished, as JSON; none for the usual one and for those that are kept already. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('past_simulation').addColumn('format', 'text').execute()
}
