import { sql } from 'kysely'
import type { Db } from '#app/platform/database/database.ts'

export interface AccountFigures {
  totalUsers: number
  premiumUsers: number
  recentSignups: number
  totalSimulations: number
}

export async function countAccounts(db: Db, signedUpSince: string): Promise<AccountFigures> {
  const row = await db
    .selectFrom('account')
    .select((eb) => [
      eb.fn.countAll<number>().as('totalUsers'),
      eb.fn.coalesce(eb.fn.sum<number>('isPremium'), sql.lit(0)).as('premiumUsers'),
      eb.fn.coalesce(eb.fn.sum<number>('simulationsUsed'), sql.lit(0)).as('totalSimulations'),
      eb
        .selectFrom('account')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('createdAt', '>=', signedUpSince)
        .as('recentSignups'),
    ])
    .executeTakeFirstOrThrow()
  return {
    totalUsers: Number(row.totalUsers),
    premiumUsers: Number(row.premiumUsers),
    recentSignups: Number(row.recentSignups),
    totalSimulations: Number(row.totalSimulations),
  }
}
