import type { Db } from '#app/platform/database/database.ts'
import type { Head } from './storage.ts'

/** How much all the simulations of an account hold. */
export async function sumBytes(db: Db, accountId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('past_simulation')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** The unfinished simulations of an account but for one, oldest first, with what they hold. */
export function listUnfinished(
  db: Db,
  { id, accountId }: Pick<Head, 'id' | 'accountId'>,
): Promise<Pick<Head, 'id' | 'bytes'>[]> {
  return db
    .selectFrom('past_simulation')
    .select(['id', 'bytes'])
    .where('accountId', '=', accountId)
    .where('id', '!=', id)
    .where('isFinished', '=', 0)
    .orderBy('startedAt')
    .orderBy('id')
    .execute()
}
