import type { Log } from './log.ts'

interface Chore {
  /** What is done over and over; a failure is logged and the next round comes all the same. */
  act: () => Promise<unknown>
  /** Milliseconds from one round to the next. */
  every: number
  /** What the log says of a round that failed. */
  failure: string
  log: Log
}

/**
 * Acts now, without making the start wait, then regularly; a round that would begin before the one
 * before has ended is left out. `close` waits for the round under way.
 */
export function keepDoing({ act, every, failure, log }: Chore) {
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
      await round
    },
  }
}
