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

/** Keeps every administrator for this transaction, so that two cannot demote each other at once. */
export async function holdAdministrators(db: Db): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .updateTable('account')
    .set(({ ref }) => ({ isAdmin: ref('isAdmin') }))
    .where('isAdmin', '=', 1)
    .returning(['id', 'email', 'emailVerified'])
    .execute()
  return rows.filter((row) => row.emailVerified === 1).map(({ id, email }) => ({ id, email }))
}

export function listAdministrators(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'emailVerified'])
    .where('isAdmin', '=', 1)
    .orderBy('email')
    .execute()
}

/** The accounts with these addresses that are verified and no administrators. */
export async function listNotYetPromoted(db: Db, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'in', emails)
    .where('emailVerified', '=', 1)
    .where('isAdmin', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}
