import type { Kysely } from 'kysely'

/** Who caused a letter to somebody else, so that it is found with what is held about them. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('author', 'text').execute()
  await db.schema.createIndex('outbox_author').on('outbox').column('author').execute()
}
