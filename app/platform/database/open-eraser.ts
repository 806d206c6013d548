import { existsSync } from 'node:fs'
import type { Log } from '../log.ts'
import type { Eraser } from './eraser.ts'
import { sqliteFileIn } from './sqlite-place.ts'
import { vacuumInThread } from './vacuum-thread.ts'

/** Half a gigabyte is written anew in three seconds, for which writes wait. */
const MOST_BYTES = 512 * 1024 * 1024
/** After a round, in milliseconds and in times of what it took: writes are held up a twentieth of the time at most. */
const SHORTEST_REST = 1_000
const REST = 20
const CLOSING_GRACE = 3_000

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** PostgreSQL vacuums by itself, as its operator has set it. */
const noEraser: Eraser = { erase: async () => {}, close: async () => {} }

export const openEraser = ({ databaseUrl, dataDir }: Place, log: Log): Eraser =>
  databaseUrl ? noEraser : openSqliteEraser(sqliteFileIn(dataDir), log)

/**
 * Erases in a SQLite file. Its secure deletion alone leaves pieces of rows in pages that were
 * rearranged, so the file is written anew. Calls that come meanwhile share the next round.
 */
function openSqliteEraser(path: string, log: Log): Eraser {
  let isOpen = true
  const closing = Promise.withResolvers<void>()
  let round: Promise<number> = Promise.resolve(0)
  let rested: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  /** Tries until it is done, and says how long the last try took. */
  async function eraseAll(): Promise<number> {
    for (;;) {
      const begun = performance.now()
      const isDone = !isOpen || !existsSync(path) || (await tryOnce())
      const took = performance.now() - begun
      if (isDone) return took
      await restAfter(took)
    }
  }

  const tryOnce = () =>
    vacuumInThread({ path, mostBytes: MOST_BYTES }).catch((err: unknown) => {
      log.warn({ err }, 'what was deleted could not be erased yet')
      return false
    })

  function restAfter(took: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, Math.max(SHORTEST_REST, REST * took)).unref()
    return Promise.race([promise, closing.promise]).finally(() => clearTimeout(timer))
  }

  async function eraseNext(): Promise<void> {
    await rested
    next = null
    round = eraseAll()
    rested = round.then(restAfter)
    await round
  }

  return {
    erase() {
      next ??= eraseNext()
      return next
    },
    async close() {
      isOpen = false
      closing.resolve()
      const late = Promise.withResolvers<void>()
      const patience = setTimeout(late.resolve, CLOSING_GRACE)
      await Promise.race([round, late.promise])
      clearTimeout(patience)
    },
  }
}
