import { randomUUID } from 'node:crypto'
import { type Account, countSimulation, lockAccount } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { AskQuestions, BegunBy, Started } from '../contract.ts'
import { FREE_SIMULATIONS } from '../free-simulations.ts'
import { LIMIT_REACHED, NOT_CORRECTABLE } from '../messages.ts'
import * as storage from './storage.ts'

type CountPorts = Pick<Ports, 'db' | 'clock'>
type Asked = Pick<storage.Simulation, 'questionCount' | 'source'>

/** Records one simulation, whose questions come later; throws `limit-reached` when none is left. */
export async function recordSimulation(
  { db, clock }: CountPorts,
  { id }: Account,
): Promise<Started> {
  const account = await db.transaction().execute(async (tx) => {
    const counted = await countOrRefuse(tx, id)
    await storage.insertSimulation(
      tx,
      newSimulation(clock, id, { questionCount: 0, source: 'coach' }),
    )
    return counted
  })
  const { simulationsUsed, isPremium } = account
  const remaining = isPremium ? null : Math.max(0, FREE_SIMULATIONS - simulationsUsed)
  return { simulationsUsed, remaining }
}

/** Throws `limit-reached` before any question is made, when none is left for them. */
export async function refuseWithoutSimulation({ db }: Pick<Ports, 'db'>, account: Account | null) {
  if (!account || account.isPremium || account.simulationsUsed < FREE_SIMULATIONS) return
  const waiting = await storage.findWaitingSimulation(db, account.id)
  if (!waiting) throw limitReached()
}

/**
 * Spends a simulation on questions that were made: a visitor's own, the latest recorded one of an account
 * that waits for questions, or else one more. Throws `limit-reached`. Gives its identifier: the one that
 * was chosen, unless it is taken.
 */
export async function spendSimulation(
  { db, clock }: CountPorts,
  account: Account | null,
  { newSimulationId, ...asked }: Asked & Pick<AskQuestions, 'newSimulationId'>,
): Promise<string> {
  const keep = (tx: Db, made: storage.Simulation) => keepSimulation(tx, made, newSimulationId)
  if (!account) return keep(db, newSimulation(clock, null, asked))
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id)
    const waiting = await storage.findWaitingSimulation(tx, account.id)
    if (waiting) await storage.removeSimulation(tx, waiting)
    else await countOrRefuse(tx, account.id)
    return keep(tx, newSimulation(clock, account.id, asked))
  })
}

/** How long after its questions a simulation may be asked again, in milliseconds. */
const CORRECTABLE = 30 * 60_000

/** Throws `conflict` unless this simulation is the asker's own and was asked a moment ago. */
export async function refuseOldSimulation(
  { db, clock }: CountPorts,
  account: Account | null,
  id: string,
): Promise<void> {
  const found = await storage.findSimulation(db, id)
  const age = found ? clock.now().getTime() - Date.parse(found.createdAt) : Number.POSITIVE_INFINITY
  const isOwn = found && (found.accountId ?? account?.id ?? null) === (account?.id ?? null)
  if (!isOwn || age > CORRECTABLE) throw new Problem('conflict', NOT_CORRECTABLE)
}

/** The questions of a simulation are others now; its place in the count stays. */
export const replaceQuestions = ({ db }: Pick<Ports, 'db'>, id: string, asked: Asked) =>
  storage.fillSimulation(db, id, asked)

/**
 * The simulation with questions that an account made, or that a visitor made before signing in: it belongs
 * to whoever first asks for it by its identifier. Null for any other.
 */
export const claimSimulation = (
  tx: Db,
  id: string,
  { id: accountId }: Pick<Account, 'id'>,
): Promise<storage.Simulation | null> => storage.claimSimulation(tx, id, accountId)

/** How long an interview may have waited on a device for its first save, in milliseconds. */
const WAITING_MAX = 30 * 86_400_000

interface RunMadeHere {
  id: string
  begunBy: BegunBy
  questionCount: number
  /** Milliseconds of the device's clock. */
  startTime: number
}

/**
 * Records a simulation whose questions were made on a device, once: an account's own takes the place of
 * the one that waits for its questions, or is counted; a visitor's was counted by its browser. Throws
 * `limit-reached`; null when the identifier is taken.
 */
export async function recordMadeHere(
  tx: Db,
  { clock, account }: { clock: Ports['clock']; account: Pick<Account, 'id'> },
  { id, begunBy, questionCount, startTime }: RunMadeHere,
): Promise<storage.Simulation | null> {
  const now = clock.now().getTime()
  const began = Math.min(now, Math.max(now - WAITING_MAX, startTime))
  const made = {
    ...newSimulation(clock, account.id, { questionCount, source: 'coach' as const }),
    id,
    createdAt: new Date(began).toISOString(),
  }
  if (!(await storage.insertUnknown(tx, made))) return null
  if (begunBy === 'visitor') return made
  const waiting = await storage.findWaitingSimulation(tx, account.id)
  if (waiting) await storage.removeSimulation(tx, waiting)
  else await countOrRefuse(tx, account.id)
  return made
}

async function countOrRefuse(tx: Db, accountId: string): Promise<Account> {
  const counted = await countSimulation(tx, accountId, FREE_SIMULATIONS)
  if (!counted) throw limitReached()
  return counted
}

async function keepSimulation(
  db: Db,
  simulation: storage.Simulation,
  chosen?: string,
): Promise<string> {
  if (chosen && (await storage.insertUnknown(db, { ...simulation, id: chosen }))) return chosen
  await storage.insertSimulation(db, simulation)
  return simulation.id
}

const newSimulation = (
  clock: Ports['clock'],
  accountId: string | null,
  asked: Asked,
): storage.Simulation => ({
  id: randomUUID(),
  accountId,
  ...asked,
  createdAt: clock.now().toISOString(),
})

const limitReached = () => new Problem('limit-reached', LIMIT_REACHED.description)
