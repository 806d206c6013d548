import { type Kysely, sql } from 'kysely'

/**
 * Whether others signed up with an address too, and whether its password was chosen behind a mailed
 * link. What happened before is not known: whoever was not verified yet chooses anew.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['isContested', 'isPasswordByMail']) {
    await db.schema
      .alterTable('account')
      .addColumn(column, 'integer', (flag) => flag.notNull().defaultTo(0))
      .execute()
  }
  await sql`update account set "isContested" = 1 where "emailVerified" = 0`.execute(db)
}
