import type { Db } from '../database/database.ts'
import type { LimitRule } from './limits.ts'
import { countPoint, removeEnded, removePoints, uncountPoint } from './storage.ts'

/** Whoever holds the file makes nobody wait for a count, in milliseconds: it is then kept elsewhere. */
const PATIENCE = 500
/** What has ended is removed now and then, in milliseconds. */
const BETWEEN_PURGES = 300_000

/** Points consumed of one rule, in the database: a restart forgets none. */
export interface SqliteLimiter {
  /** Consumes one point; gives the milliseconds to wait when none is left, 0 otherwise. */
  consume(key: string, points: number): Promise<number>
  refund(key: string): Promise<void>
  reset(key: string): Promise<void>
}

/** Counts in the database. Each verb throws while the file is held by somebody else. */
export function createSqliteLimiter({ name, seconds }: LimitRule, db: Db): SqliteLimiter {
  const named = (key: string) => `${name}:${key}`
  let purgedAt = 0

  function purgeNowAndThen(now: number): void {
    if (now - purgedAt < BETWEEN_PURGES) return
    purgedAt = now
    void removeEnded(db, now).catch(() => {})
  }

  return {
    async consume(key, points) {
      const now = Date.now()
      const ends = now + seconds * 1_000
      const window = await inTime(countPoint(db, { key: named(key), now, ends }))
      purgeNowAndThen(now)
      return window.points > points ? Math.max(1, (window.expire ?? ends) - now) : 0
    },
    refund: (key) => inTime(uncountPoint(db, named(key))),
    reset: (key) => inTime(removePoints(db, named(key))),
  }
}

async function inTime<Result>(write: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the counts are held')), PATIENCE)
  try {
    return await Promise.race([write, promise])
  } finally {
    clearTimeout(timer)
  }
}
