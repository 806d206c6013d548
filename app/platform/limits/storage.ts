import type { Db } from '../database/database.ts'

interface Counted {
  key: string
  /** The time, and when a window that begins now ends, in milliseconds of the clock. */
  now: number
  ends: number
}

/**
 * Counts one point of a key, in its open window or in one that begins now: in one statement, so
 * that those at once never lose one. Gives all that was counted in the window, and its end.
 */
export function countPoint(
  db: Db,
  { key, now, ends }: Counted,
): Promise<{ points: number; expire: number | null }> {
  return db
    .insertInto('request_limit')
    .values({ key, points: 1, expire: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        // A window that ends later than one that begins now was opened before the clock was put back.
        const isOpen = eb.and([
          eb('request_limit.expire', '>', now),
          eb('request_limit.expire', '<=', ends),
        ])
        const [points, expire] = [eb.ref('request_limit.points'), eb.ref('request_limit.expire')]
        return {
          points: eb
            .case()
            .when(isOpen)
            .then(eb(points, '+', 1))
            .else(1)
            .end(),
          expire: eb.case().when(isOpen).then(expire).else(ends).end(),
        }
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow()
}

export async function uncountPoint(db: Db, key: string): Promise<void> {
  await db
    .updateTable('request_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

export async function removePoints(db: Db, key: string): Promise<void> {
  await db.deleteFrom('request_limit').where('key', '=', key).execute()
}

/** Removes the windows that ended before an instant. */
export async function removeEnded(db: Db, before: number): Promise<void> {
  await db.deleteFrom('request_limit').where('expire', '<=', before).execute()
}
