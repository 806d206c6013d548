import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What the list of accounts is read by; a hundred thousand of them are then counted and paged in milliseconds. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('account_listed')
    .on('account')
    .columns(['createdAt', 'id', 'isPremium', 'isAdmin', 'emailVerified', 'email'])
    .execute()
  await db.schema
    .createIndex('account_flags')
    .on('account')
    .columns(['isPremium', 'isAdmin', 'emailVerified'])
    .execute()
  // Administrators are held in the order of an index, so that two who hold them never cross.
  await db.schema
    .createIndex('account_administrator')
    .on('account')
    .columns(['isAdmin', 'id'])
    .execute()
  await db.schema.createIndex('simulation_created').on('simulation').column('createdAt').execute()
  await db.schema.createIndex('payment_paid').on('payment').column('paidAt').execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await findParts(db)
}

/** Where the extension cannot be made, a search reads every address instead. */
async function findParts(db: Kysely<unknown>) {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index account_email_part on account using gin (email gin_trgm_ops);
  exception when others then
    raise notice 'no trigrams for addresses: %', sqlerrm;
  end $$`.execute(db)
}
