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

/** Acts now, without making the start wait, then regularly, one round after the other; `close` waits for the round under way. */
export function keepDoing({ act, every, failure, log }: Chore) {
  let round: Promise<unknown> = Promise.resolve()
  const run = () => {
    round = round.then(act).catch((err) => log.error({ err }, failure))
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
