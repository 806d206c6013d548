import type { Selectable } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'
import type { Account } from './account.ts'

/** An account with what only this feature may see of it. */
export interface StoredAccount extends Account {
  passwordHash: string
  signupId: string | null
  /** No password that came with a signup counts: one must be chosen behind a mailed link. */
  isContested: boolean
}

export interface NewAccount {
  id: string
  email: string
  passwordHash: string
  signupId: string | null
  createdAt: string
  emailVerified?: boolean
  isAdmin?: boolean
  isPremium?: boolean
}

/** False when the address is taken already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { emailVerified = false, isAdmin = false, isPremium = false, ...rest } = account
  const inserted = await db
    .insertInto('account')
    .values({
      ...rest,
      emailVerified: Number(emailVerified),
      isAdmin: Number(isAdmin),
      isPremium: Number(isPremium),
      simulationsUsed: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findAccountByEmail(db: Db, email: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? toStoredAccount(row) : null
}

/**
 * Reads an account and keeps it for this transaction: whoever else wants to change it waits. A
 * write that changes nothing is the one lock that both databases have.
 */
export const lockAccount = (db: Db, id: string) => lockBy(db, 'id', id)

async function lockBy(db: Db, key: 'id' | 'email', value: string): Promise<StoredAccount | null> {
  const row = await db
    .updateTable('account')
    .set(({ ref }) => ({ email: ref('email') }))
    .where(key, '=', value)
    .returningAll()
    .executeTakeFirst()
  return row ? toStoredAccount(row) : null
}

export const lockAccountByEmail = (db: Db, email: string) => lockBy(db, 'email', email)

/** Changes the password of somebody who proved to know it. */
export async function replacePassword(db: Db, id: string, passwordHash: string) {
  await db
    .updateTable('account')
    .set({ passwordHash, signupId: null })
    .where('id', '=', id)
    .execute()
}

/** Sets the password that was chosen behind a mailed link: from now on it is the only one. */
export async function confirmPassword(db: Db, id: string, passwordHash: string) {
  await db
    .updateTable('account')
    .set({ passwordHash, signupId: null, isContested: 0, isPasswordByMail: 1 })
    .where('id', '=', id)
    .execute()
}

/** The latest signup for an address that is not verified replaces those before, and contests them. */
export async function contestSignup(
  db: Db,
  { email, passwordHash, signupId }: { email: string; passwordHash: string; signupId: string },
) {
  await db
    .updateTable('account')
    .set({ passwordHash, signupId, isContested: 1, isPasswordByMail: 0 })
    .where('email', '=', email)
    .where('emailVerified', '=', 0)
    .where((eb) => eb.or([eb('signupId', 'is', null), eb('signupId', '<>', signupId)]))
    .execute()
}

/** Adds one simulation if it fits under the limit, or whatever the limit for premium; null if not. */
export async function addSimulation(db: Db, id: string, limit: number): Promise<Account | null> {
  const row = await db
    .updateTable('account')
    .set((eb) => ({ simulationsUsed: eb('simulationsUsed', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('isPremium', '=', 1), eb('simulationsUsed', '<', limit)]))
    .returningAll()
    .executeTakeFirst()
  return row ? toPublicAccount(row) : null
}

export async function removeAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
}

const toStoredAccount = (row: Selectable<Tables['account']>): StoredAccount => ({
  ...toPublicAccount(row),
  passwordHash: row.passwordHash,
  signupId: row.signupId,
  isContested: row.isContested === 1,
})

/** Of an account, all but its secrets. */
export const PUBLIC_COLUMNS = [
  'account.id',
  'account.email',
  'account.emailVerified',
  'account.isAdmin',
  'account.isPremium',
  'account.simulationsUsed',
  'account.createdAt',
] as const

/** Of a row that has these columns, perhaps among others. */
export const toPublicAccount = (
  row: Pick<Selectable<Tables['account']>, keyof Account>,
): Account => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerified === 1,
  isAdmin: row.isAdmin === 1,
  isPremium: row.isPremium === 1,
  simulationsUsed: row.simulationsUsed,
  createdAt: row.createdAt,
})

/** The account without its secrets. */
export function publicPart(stored: StoredAccount): Account {
  const { passwordHash: _, signupId: __, isContested: ___, ...account } = stored
  return account
}

/** Removes accounts that were made before an hour, never signed in to, and sent no link since; says how many. */
export async function removeNeverOpened(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('emailVerified', '=', 0)
    .where('isAdmin', '=', 0)
    .where('isPremium', '=', 0)
    .where('simulationsUsed', '=', 0)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('known_network').select('network').whereRef('accountId', '=', 'account.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_link')
            .select('fingerprint')
            .whereRef('accountId', '=', 'account.id')
            .where('createdAt', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('id')
            .whereRef('recipient', '=', 'account.email')
            .where('failedAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
