import type { Account } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import type { Ports } from '#app/ports.ts'
import { HistoryQuery } from '../contract.ts'
import { stepName } from '../parts.ts'
import type { QuestionToTry, Standing } from '../standing-contract.ts'
import { fromRows } from './part-rows.ts'
import { listSimulations } from './service.ts'
import * as storage from './storage.ts'

/** What is older than so many simulations is where one stood. */
const LATEST = 10

/** Where an account stands: its latest score, what it has under way, what to try again. */
export async function readStanding({ db }: Pick<Ports, 'db'>, account: Account): Promise<Standing> {
  const query = HistoryQuery.parse({ page: 1, limit: LATEST })
  const { simulations } = await listSimulations({ db }, account, query)
  const latest = simulations.find(({ score }) => score !== null) ?? null
  const underWay = simulations.find(({ state }) => state === 'unfinished') ?? null
  return { latest, underWay, next: latest && (await questionToTry(db, latest.id)) }
}

/** A question that was passed comes before any score. */
const PASSED = -1

async function questionToTry(db: Db, id: string): Promise<QuestionToTry | null> {
  const steps = await storage.listStepScores(db, id)
  const worth = steps
    .map(({ name, isAnswered, score }) => ({ name, score: isAnswered ? score : PASSED }))
    .filter(({ score }) => score !== null)
    .sort((one, other) => Number(one.score) - Number(other.score))
  const row = worth[0] && (await storage.findPart(db, id, 'offer'))
  const [offer] = fromRows(row ? [row] : [])
  if (!worth[0] || offer?.kind !== 'offer') return null
  const { name, score } = worth[0]
  const index = offer.questions.findIndex((_, at) => name === stepName(at))
  const question = offer.questions[index]
  if (question === undefined) return null
  return { simulationId: id, index, question, score: score === PASSED ? null : score }
}
