import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** No reference to accounts: what somebody did stays said after their account is deleted. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('trace')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actorId', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trace_subject').on('trace').columns(['subjectId', 'at']).execute()
  await db.schema.createIndex('trace_actor').on('trace').columns(['actorId', 'at']).execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await keepInPostgres(db)
  else await keepInSqlite(db)
}

async function keepInSqlite(db: Kysely<unknown>) {
  for (const act of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`trace_no_${act}`)} before ${sql.raw(act)} on trace
      begin select raise(abort, 'the trace is append-only'); end`.execute(db)
  }
}

async function keepInPostgres(db: Kysely<unknown>) {
  await sql`create function trace_is_kept() returns trigger language plpgsql as
    $$ begin raise exception 'the trace is append-only'; end $$`.execute(db)
  await sql`create trigger trace_no_change before update or delete or truncate on trace
    for each statement execute function trace_is_kept()`.execute(db)
}
