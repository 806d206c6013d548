import type { Db } from '#app/platform/database/database.ts'

export interface Flags {
  emailVerified?: boolean
  isAdmin?: boolean
  isPremium?: boolean
}

export async function setFlags(db: Db, id: string, flags: Flags): Promise<void> {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await db
    .updateTable('account')
    .set(Object.fromEntries(given.map(([name, value]) => [name, Number(value)])))
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps every administrator for this transaction, so that two cannot demote each other at once, and
 * the account that is to change: one by one in the same order for all, since PostgreSQL ends one of
 * two that wait for each other. Whoever lost the right meanwhile is kept all the same.
 */
export async function lockAdministrators(
  db: Db,
  changed: string,
): Promise<{ id: string; email: string }[]> {
  const found = await db.selectFrom('account').select('id').where('isAdmin', '=', 1).execute()
  const inOrder = [...new Set([...found.map(({ id }) => id), changed])].sort()
  const held: { id: string; email: string }[] = []
  for (const id of inOrder) {
    const row = await lockRow(db, id)
    if (row?.isAdmin === 1 && row.emailVerified === 1) held.push({ id, email: row.email })
  }
  return held
}

const lockRow = (db: Db, id: string) =>
  db
    .updateTable('account')
    .set(({ ref }) => ({ isAdmin: ref('isAdmin') }))
    .where('id', '=', id)
    .returning(['email', 'emailVerified', 'isAdmin'])
    .executeTakeFirst()

export function listAdministrators(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'emailVerified'])
    .where('isAdmin', '=', 1)
    .orderBy('email')
    .execute()
}

/** The accounts with these addresses that are verified and no administrators. */
export async function listNotYetPromoted(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(['id', 'isPasswordByMail'])
    .where('email', 'in', emails)
    .where('emailVerified', '=', 1)
    .where('isAdmin', '=', 0)
    .execute()
  return rows.map((row) => ({ id: row.id, isPasswordByMail: row.isPasswordByMail === 1 }))
}
