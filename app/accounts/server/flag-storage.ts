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

/** Makes administrators of the accounts with these addresses, once these are verified. */
export async function promoteVerified(db: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await db
    .updateTable('account')
    .set({ isAdmin: 1 })
    .where('email', 'in', emails)
    .where('emailVerified', '=', 1)
    .execute()
}
