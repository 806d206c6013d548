import { runPeriodically } from '#app/platform/run-periodically.ts'
import type { Ports } from '#app/ports.ts'
import { removeAsked } from '#app/simulation/server/service.ts'
import { retentionOf } from '../rules.ts'
import { removeUnvisited } from './storage.ts'

type RetentionPorts = Pick<Ports, 'db' | 'clock' | 'env' | 'eraser' | 'log'>

const DAY = 86_400_000
/** A batch is one short transaction, between which everybody else has a turn. */
const BATCH = 200

/**
 * Removes the simulations that nobody opened for too long, finished or not, and says how many. Safe
 * in several processes at once: each removes what the others have not.
 */
export async function removeForgotten(ports: RetentionPorts): Promise<number> {
  const { finishedDays, unfinishedDays } = retentionOf(ports.env)
  const unfinished = await removeOlder(ports, false, unfinishedDays)
  const removed = unfinished + (await removeOlder(ports, true, finishedDays))
  if (removed > 0) void ports.eraser.erase()
  return removed
}

async function removeOlder({ db, clock }: RetentionPorts, isFinished: boolean, days: number) {
  const before = new Date(clock.now().getTime() - days * DAY).toISOString()
  for (let total = 0; ; ) {
    const removed = await db.transaction().execute(async (tx) => {
      const keys = await removeUnvisited(tx, { isFinished, before, limit: BATCH })
      for (const [id, owned] of Map.groupBy(keys, ({ accountId }) => accountId)) {
        await removeAsked(
          tx,
          { id },
          owned.map((key) => key.id),
        )
      }
      return keys.length
    })
    total += removed
    if (removed === 0) return total
  }
}

/** Tidies now, without making the start wait, then every day. */
export function startRetention(ports: RetentionPorts) {
  return runPeriodically({
    act: () => removeForgotten(ports),
    every: DAY,
    failure: 'old simulations could not be removed',
    log: ports.log,
  })
}
