import type { Account } from '#app/accounts/server/service.ts'
import { toSearchKey } from '#app/blog/search-key.ts'
import type { Db } from '#app/platform/database/database.ts'
import { nextTurn } from '#app/platform/next-turn.ts'
import { beginningOfDay } from '#app/platform/paris-day.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { removeAsked } from '#app/simulation/server/service.ts'
import type { HistoryQuery, PastSimulations } from '../contract.ts'
import { PREMIUM_ONLY, SIMULATION_NOT_FOUND } from '../messages.ts'
import type { ReadSimulation } from './json-by-part.ts'
import { resetCounts } from './limits.ts'
import { fromRows } from './part-rows.ts'
import { toPastSimulation } from './past-simulation.ts'
import { READ_AT_ONCE, readParts } from './read-parts.ts'
import * as storage from './storage.ts'

export { jsonByPart } from './json-by-part.ts'
export { saveSimulation } from './save.ts'

type ErasingPorts = Pick<Ports, 'db' | 'eraser'>

const DAY = 86_400_000
/** How many simulations are looked up at once for an export. */
const EXPORT_PAGE = 50

const everything = (accountId: string): storage.HeadFilter => ({
  accountId,
  words: [],
  isFinished: null,
  from: null,
  until: null,
  score: null,
})

/** The simulations of an account that it may see, newest first: all with Premium, else the latest. */
export async function listSimulations(
  { db }: Pick<Ports, 'db'>,
  account: Account,
  query: HistoryQuery,
): Promise<PastSimulations> {
  const filter = toFilter(account.id, query)
  if (!account.isPremium) return listLatest(db, filter)
  const total = await storage.countHeads(db, filter)
  const heads = await listPage(db, filter, { query, total })
  return { simulations: heads.map(toPastSimulation), total, hidden: 0 }
}

/** One page, reached from the end that is nearer: the last one costs what the first does. */
async function listPage(
  db: Db,
  filter: storage.HeadFilter,
  { query: { page, limit }, total }: { query: HistoryQuery; total: number },
): Promise<storage.Head[]> {
  const offset = (page - 1) * limit
  const after = total - offset - limit
  if (offset >= total) return []
  if (offset <= after) return storage.listHeads(db, filter, { limit, offset })
  const rest = { limit: Math.min(limit, total - offset), offset: Math.max(0, after) }
  return storage.listHeads(db, filter, { ...rest, fromOldest: true })
}

async function listLatest(db: Db, filter: storage.HeadFilter): Promise<PastSimulations> {
  const kept = await storage.countHeads(db, everything(filter.accountId))
  const latest = await findLatest(db, filter.accountId)
  const [newest] = await storage.listHeads(db, filter, { limit: 1, offset: 0 })
  const found = newest && newest.id === latest?.id ? [toPastSimulation(newest)] : []
  return { simulations: found, total: found.length, hidden: Math.max(0, kept - 1) }
}

async function findLatest(db: Db, accountId: string): Promise<storage.Head | undefined> {
  const [latest] = await storage.listHeads(db, everything(accountId), { limit: 1, offset: 0 })
  return latest
}

const toFilter = (accountId: string, query: HistoryQuery): storage.HeadFilter => ({
  accountId,
  words: toSearchKey(query.trade).match(/[a-z0-9]+/g) ?? [],
  isFinished: query.state && query.state === 'finished',
  from: query.from && beginningOfDay(query.from),
  until: query.to && beginningOfDay(query.to, 1),
  score: query.score,
})

/**
 * One simulation whole, which counts as a visit. Throws `not-found` for another's, `forbidden` for
 * one that only Premium shows.
 */
export async function readSimulation(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  account: Account,
  id: string,
): Promise<ReadSimulation> {
  const head = await storage.findHead(db, { id, accountId: account.id })
  if (!head) throw new Problem('not-found', SIMULATION_NOT_FOUND)
  if (!account.isPremium && (await findLatest(db, account.id))?.id !== id) {
    throw new Problem('forbidden', PREMIUM_ONLY)
  }
  const now = clock.now()
  // A visit is told to the day: reading the same simulation all evening writes once.
  if (now.getTime() - Date.parse(head.visitedAt) > DAY) {
    await storage.touchHead(db, id, now.toISOString())
  }
  return { simulation: toPastSimulation(head), parts: readParts(db, head) }
}

/** Deletes one simulation of an account; throws `not-found` when it has no such one. */
export async function removeSimulation(
  { db, eraser }: ErasingPorts,
  account: Account,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const wasThere = await storage.removeHead(tx, { id, accountId: account.id })
    if (!wasThere) throw new Problem('not-found', SIMULATION_NOT_FOUND)
    // Without its simulation, a tab that still saves it cannot bring it back.
    await removeAsked(tx, account, [id])
  })
  void eraser.erase()
}

/** Deletes every simulation of an account. */
export async function removeAllSimulations(
  { db, eraser }: ErasingPorts,
  account: Account,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storage.removeHeads(tx, account.id)
    await removeAsked(tx, account)
  })
  void eraser.erase()
}

/**
 * Every simulation of an account whole, the newest first, those that only Premium shows too: they
 * are its own. Little is read at a time, and no reader is waited for with a connection in hand.
 */
export async function* exportHistory(
  { db }: Pick<Ports, 'db'>,
  { id: accountId }: Account,
): AsyncGenerator<ReadSimulation> {
  for (let after: storage.Head | null = null; ; ) {
    const page = { after, limit: EXPORT_PAGE }
    const heads: storage.Head[] = await storage.listHeadsAfter(db, accountId, page)
    for (const some of batchesOf(heads)) {
      const [first] = some
      if (first && first.bytes > READ_AT_ONCE) {
        yield { simulation: toPastSimulation(first), parts: readParts(db, first) }
        continue
      }
      const ids = some.map(({ id }) => id)
      const rows = Map.groupBy(await storage.listParts(db, ids), ({ simulationId }) => simulationId)
      for (const head of some) {
        await nextTurn()
        yield { simulation: toPastSimulation(head), parts: fromRows(rows.get(head.id) ?? []) }
        rows.delete(head.id)
      }
    }
    after = heads.at(-1) ?? null
    if (heads.length < EXPORT_PAGE) return
  }
}

/** As many at once as hold little together, one at least. */
function batchesOf(heads: readonly storage.Head[]): storage.Head[][] {
  const batches: storage.Head[][] = []
  let held = Number.POSITIVE_INFINITY
  for (const head of heads) {
    held += head.bytes
    if (held <= READ_AT_ONCE) batches.at(-1)?.push(head)
    else {
      batches.push([head])
      held = head.bytes
    }
  }
  return batches
}

/** Removes the simulations of an account that leaves; the answer forgets what the limits counted. */
export async function forgetHistory(ports: Pick<Ports, 'limits'>, tx: Db, { id }: Account) {
  await storage.removeHeads(tx, id)
  return () => resetCounts(ports, id)
}
