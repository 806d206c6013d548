import { runPeriodically } from '#app/platform/run-periodically.ts'
import type { Ports } from '#app/ports.ts'
import * as storage from './storage.ts'

type PurgePorts = Pick<Ports, 'db' | 'clock' | 'eraser'>

const DAY = 86_400_000
/** A verification link lives a day; who has not come back within a month of the last one will not. */
const UNVERIFIED_KEPT = 30 * DAY

/** Removes accounts that nobody ever opened: their address was never verified, and no link is awaited. */
export async function purgeUnverified({ db, clock, eraser }: PurgePorts): Promise<void> {
  const before = new Date(clock.now().getTime() - UNVERIFIED_KEPT).toISOString()
  const removed = await storage.removeNeverOpened(db, before)
  if (removed > 0) void eraser.erase()
}

/** Purges now, without making the start wait, then every day. */
export function startPurging(ports: PurgePorts & Pick<Ports, 'log'>) {
  return runPeriodically({
    act: () => purgeUnverified(ports),
    every: DAY,
    failure: 'old accounts could not be removed',
    log: ports.log,
  })
}
