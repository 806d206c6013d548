import { PostgresAdapter, sql } from 'kysely'
import { countBetween } from '#app/platform/database/count-between.ts'
import type { Db, Tables } from '#app/platform/database/database.ts'
import type { Account } from '../account.ts'
import { toPublicAccount } from '../storage.ts'

/** Which accounts are wanted; null asks for nothing. */
export interface AccountFilter {
  /** Part of the address, in lower case, as addresses are kept. */
  search: string
  isPremium: boolean | null
  isAdmin: boolean | null
  emailVerified: boolean | null
}

const FLAGS = ['isPremium', 'isAdmin', 'emailVerified'] as const

/** SQLite keeps no figures of what a column holds, and takes the wrong index unless it is told which. */
const among = (db: Db, index: 'account_listed' | 'account_found') => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const name = isPostgres ? sql`account` : sql`account indexed by ${sql.ref(index)}`
  return db.selectFrom(sql<Tables['account']>`account`.as<'account'>(name))
}

const matching = (db: Db, filter: AccountFilter, index: Parameters<typeof among>[1]) => {
  let query = among(db, index)
  for (const flag of FLAGS) {
    const value = filter[flag]
    if (value !== null) query = query.where(flag, '=', Number(value))
  }
  if (filter.search === '') return query
  const part = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`
  return query.where(sql<boolean>`email like ${part} escape '\\'`)
}

export async function countMatching(db: Db, filter: AccountFilter): Promise<number> {
  const { count } = await matching(db, filter, 'account_found')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of those that match come after one of them, in the order of the list. */
export async function countAfter(
  db: Db,
  filter: AccountFilter,
  { createdAt, id }: Pick<Account, 'createdAt' | 'id'>,
): Promise<number> {
  const { count } = await matching(db, filter, 'account_listed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. The pages before are skipped in the index alone; only the wanted rows are read. */
export async function listMatching(
  db: Db,
  filter: AccountFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Account[]> {
  const ids = matching(db, filter, 'account_listed')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toPublicAccount)
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPublicAccount(row) : null
}

export async function listAddresses(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('account').select(['id', 'email']).where('id', 'in', ids).execute()
}

export const countSignups = (db: Db, instants: readonly string[]): Promise<number[]> =>
  countBetween(db, 'account.createdAt', instants)

/** The counts are of the whole table, which the sums need anyway. */
export async function countAccounts(db: Db, signedUpSince: string) {
  const { totalUsers, premiumUsers, totalSimulations, recentSignups } = await db
    .selectFrom('account')
    .select((eb) => [
      eb.fn.countAll<number>().as('totalUsers'),
      eb.fn.sum<number | null>('isPremium').as('premiumUsers'),
      eb.fn.sum<number | null>('simulationsUsed').as('totalSimulations'),
      eb
        .selectFrom('account')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('createdAt', '>=', signedUpSince)
        .as('recentSignups'),
    ])
    .executeTakeFirstOrThrow()
  return {
    totalUsers,
    premiumUsers: premiumUsers ?? 0,
    recentSignups: recentSignups ?? 0,
    totalSimulations: totalSimulations ?? 0,
  }
}
