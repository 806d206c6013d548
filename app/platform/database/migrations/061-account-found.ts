import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What accounts are counted by: the flags and the address lie together, so that no row is read. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('account_found')
    .on('account')
    .columns(['isPremium', 'isAdmin', 'emailVerified', 'email'])
    .execute()
  await db.schema.dropIndex('account_flags').execute()
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await keepFromReplacing(db)
}

/** SQLite replaces a row without asking the triggers of updates and deletions. */
async function keepFromReplacing(db: Kysely<unknown>) {
  await sql`create trigger trace_no_replace before insert on trace
    when exists (select 1 from trace where id = new.id or rowid = new.rowid)
    begin select raise(abort, 'the trace is append-only'); end`.execute(db)
}
