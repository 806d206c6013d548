import type { Account } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { PROGRESS_IS_PREMIUM } from '../messages.ts'
import { type Finished, nextExercise, pointsOf, toPoint } from '../progress.ts'
import type { Progress } from '../progress-contract.ts'
import { PROGRESS_WINDOW } from '../rules.ts'
import { storiesOf } from '../stories.ts'
import { fromRows } from './parts.ts'
import { toPastSimulation } from './past-simulation.ts'
import * as storage from './storage.ts'

/** How the latest finished simulations of an account compare; throws `forbidden` without Premium. */
export async function readProgress({ db }: Pick<Ports, 'db'>, account: Account): Promise<Progress> {
  if (!account.isPremium) throw new Problem('forbidden', PROGRESS_IS_PREMIUM)
  const filter = finishedOnes(account.id)
  const heads = await storage.listHeads(db, filter, { limit: PROGRESS_WINDOW, offset: 0 })
  const total = await storage.countHeads(db, filter)
  const finished = await withSteps(db, heads)
  return {
    simulations: finished.map(toPoint).toReversed(),
    total,
    points: pointsOf(finished),
    next: nextExercise(finished),
    stories: storiesOf(finished),
  }
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

async function withSteps(db: Db, heads: readonly storage.Head[]): Promise<Finished[]> {
  const finished: Finished[] = []
  // One at a time: fifty long interviews at once would weigh on everybody's memory.
  for (const head of heads) {
    const parts = fromRows(await storage.listAsked(db, head.id))
    const steps = parts.filter((part) => part.kind === 'step')
    const questions = parts.find((part) => part.kind === 'offer')?.questions ?? []
    finished.push({ simulation: toPastSimulation(head), questions, steps })
  }
  return finished
}
