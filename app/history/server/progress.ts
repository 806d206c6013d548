import type { Account } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import { nextTurn } from '#app/platform/next-turn.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { Step } from '../contract.ts'
import { PROGRESS_IS_PREMIUM } from '../messages.ts'
import type { Progress } from '../progress-contract.ts'
import { ProgressReading } from '../progress-reading.ts'
import { PROGRESS_WINDOW } from '../rules.ts'
import { toPastSimulation } from './past-simulation.ts'
import { readParts } from './read-parts.ts'
import * as storage from './storage.ts'

/** How the latest finished simulations of an account compare; throws `forbidden` without Premium. */
export async function readProgress({ db }: Pick<Ports, 'db'>, account: Account): Promise<Progress> {
  if (!account.isPremium) throw new Problem('forbidden', PROGRESS_IS_PREMIUM)
  const filter = finishedOnes(account.id)
  const heads = await storage.listHeads(db, filter, { limit: PROGRESS_WINDOW, offset: 0 })
  const total = await storage.countHeads(db, filter)
  return { ...(await compare(db, heads)), total }
}

/** A score, even of 0, says that at least one answer was assessed. */
const finishedOnes = (accountId: string): storage.HeadFilter => ({
  accountId,
  words: [],
  isFinished: true,
  from: null,
  until: null,
  score: 0,
})

/** One simulation at a time, and everybody else has a turn in between: fifty long ones take a while. */
async function compare(db: Db, heads: readonly storage.Head[]) {
  const reading = new ProgressReading()
  for (const head of heads) {
    const steps: Step[] = []
    let questions: string[] = []
    for await (const part of readParts(db, head)) {
      if (part.kind === 'step') steps.push(part)
      else if (part.kind === 'offer') questions = part.questions
    }
    reading.read({ simulation: toPastSimulation(head), questions, steps })
    await nextTurn()
  }
  return reading.compared()
}
