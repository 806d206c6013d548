import { type Kysely, sql } from 'kysely'

/** How much a simulation keeps, so that an account has a bound; those that are kept already are counted. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('past_simulation')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update past_simulation set bytes = coalesce((
    select sum(octet_length(content)) from past_simulation_part where "simulationId" = past_simulation.id
  ), 0)`.execute(db)
  await db.schema
    .createIndex('past_simulation_bytes')
    .on('past_simulation')
    .columns(['accountId', 'bytes'])
    .execute()
}
