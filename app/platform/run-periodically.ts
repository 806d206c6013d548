import type { Log } from './log.ts'

/** A round that waits for somebody else does not keep the process from stopping for longer than this. */
const CLOSING_GRACE = 3_000

interface Chore {
  /** What is done over and over; a failure is logged and the next round comes all the same. */
  act: () => Promise<unknown>
  /** Milliseconds from one round to the next. */
  every: number
  /** What the log says of a round that failed. */
  failure: string
  log: Log
  /** How long closing waits at most for the round under way, in milliseconds. */
  grace?: number
}

/**
 * Acts now, without making the start wait, then regularly; a round that would begin before the one
 * before has ended is left out. `close` waits for the round under way, for a while: what it leaves
 * undone, the next start does.
 */
export function runPeriodically({ act, every, failure, log, grace = CLOSING_GRACE }: Chore) {
  let round: Promise<void> | null = null
  const run = () => {
    round ??= act()
      .catch((err) => log.error({ err }, failure))
      .then(() => {
        round = null
      })
  }
  run()
  const timer = setInterval(run, every).unref()
  return {
    async close() {
      clearInterval(timer)
      const late = Promise.withResolvers<void>()
      const patience = setTimeout(late.resolve, grace)
      await Promise.race([round, late.promise])
      clearTimeout(patience)
    },
  }
}
