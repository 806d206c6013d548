import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Log } from '../log.ts'
import { addUse, type DayOfUse, findUse } from './storage.ts'

interface Options {
  db: Db
  clock: Clock
  log: Log
  /** Tokens a day over all processes; undefined means no ceiling. */
  dailyBudget: number | undefined
}

/** What the generative model costs, day by day (UTC), counted for all processes together. */
export interface ModelUse {
  /** Whether today's budget still allows a call; calls under way at once may pass it by their own size. */
  hasRoom(): Promise<boolean>
  /** Counts one call and the tokens that the provider says it took; a failure to count is logged only. */
  count(tokens: number): Promise<void>
  /** Today's calls and tokens, and the budget (null without one). */
  today(): Promise<DayOfUse & { budget: number | null }>
}

export function openModelUse({ db, clock, log, dailyBudget }: Options): ModelUse {
  const day = () => clock.now().toISOString().slice(0, 10)
  return {
    async hasRoom() {
      if (dailyBudget === undefined) return true
      return (await findUse(db, day())).tokens < dailyBudget
    },
    async count(tokens) {
      try {
        await addUse(db, day(), tokens)
      } catch (err) {
        log.warn({ err, tokens }, 'tokens of the model were not counted')
      }
    },
    today: async () => ({ ...(await findUse(db, day())), budget: dailyBudget ?? null }),
  }
}
