import type { Kysely } from 'kysely'

/** Whose offer a simulation was for, as it was understood; unknown for those that are kept already. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('past_simulation').addColumn('employer', 'text').execute()
}
