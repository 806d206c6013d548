import { randomUUID } from 'node:crypto'
import { type Account, countSimulation, lockAccount } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { Started } from '../contract.ts'
import { FREE_SIMULATIONS } from '../free-simulations.ts'
import { LIMIT_REACHED, NOT_CORRECTABLE } from '../messages.ts'
import {
  claimSimulation,
  fillSimulation,
  findSimulation,
  findWaitingSimulation,
  insertSimulation,
  type Simulation,
} from './storage.ts'

type RunPorts = Pick<Ports, 'db' | 'clock'>
type Asked = Pick<Simulation, 'questionCount' | 'source'>

/** Records one run, whose questions come later; throws `limit-reached` when none is left. */
export async function recordSimulation({ db, clock }: RunPorts, { id }: Account): Promise<Started> {
  const account = await db.transaction().execute(async (tx) => {
    const counted = await countOrRefuse(tx, id)
    await insertSimulation(tx, newRun(clock, id, { questionCount: 0, source: 'coach' }))
    return counted
  })
  const { simulationsUsed, isPremium } = account
  const remaining = isPremium ? null : Math.max(0, FREE_SIMULATIONS - simulationsUsed)
  return { simulationsUsed, remaining }
}

/** Throws `limit-reached` before any question is made, when there would be no run for them. */
export async function refuseWithoutRun({ db }: Pick<Ports, 'db'>, account: Account | null) {
  if (!account || account.isPremium || account.simulationsUsed < FREE_SIMULATIONS) return
  const waiting = await findWaitingSimulation(db, account.id)
  if (!waiting) throw limitReached()
}

/**
 * Spends a run on questions that were made: a visitor's own, the latest recorded one of an account
 * that waits for questions, or else one more. Throws `limit-reached`. Gives the run's identifier.
 */
export async function consumeRun(
  { db, clock }: RunPorts,
  account: Account | null,
  asked: Asked,
): Promise<string> {
  if (!account) return keepRun(db, newRun(clock, null, asked))
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id)
    const waiting = await findWaitingSimulation(tx, account.id)
    if (waiting) {
      await fillSimulation(tx, waiting, asked)
      return waiting
    }
    await countOrRefuse(tx, account.id)
    return keepRun(tx, newRun(clock, account.id, asked))
  })
}

/** How long after its questions a run may be asked again, in milliseconds. */
const CORRECTABLE = 30 * 60_000

/** Throws `conflict` unless this run is the asker's own and was asked a moment ago. */
export async function refuseOldRun(
  { db, clock }: RunPorts,
  account: Account | null,
  id: string,
): Promise<void> {
  const run = await findSimulation(db, id)
  const age = run ? clock.now().getTime() - Date.parse(run.createdAt) : Number.POSITIVE_INFINITY
  const isOwn = run && (run.accountId ?? account?.id ?? null) === (account?.id ?? null)
  if (!isOwn || age > CORRECTABLE) throw new Problem('conflict', NOT_CORRECTABLE)
}

/** The questions of a run are others now; its place in the count stays. */
export const refillRun = ({ db }: Pick<Ports, 'db'>, id: string, asked: Asked) =>
  fillSimulation(db, id, asked)

/**
 * The run with questions that an account made, or that a visitor made before signing in: it belongs
 * to whoever first asks for it by its identifier. Null for any other.
 */
export const claimRun = (
  tx: Db,
  id: string,
  { id: accountId }: Pick<Account, 'id'>,
): Promise<Simulation | null> => claimSimulation(tx, id, accountId)

async function countOrRefuse(tx: Db, accountId: string): Promise<Account> {
  const counted = await countSimulation(tx, accountId, FREE_SIMULATIONS)
  if (!counted) throw limitReached()
  return counted
}

async function keepRun(db: Db, run: Simulation): Promise<string> {
  await insertSimulation(db, run)
  return run.id
}

const newRun = (clock: Ports['clock'], accountId: string | null, asked: Asked): Simulation => ({
  id: randomUUID(),
  accountId,
  ...asked,
  createdAt: clock.now().toISOString(),
})

const limitReached = () => new Problem('limit-reached', LIMIT_REACHED.description)
