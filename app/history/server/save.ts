import { type Account, lockAccount } from '#app/accounts/server/service.ts'
import { toSearchKey } from '#app/blog/search-key.ts'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { otherThanUsual } from '#app/simulation/format.ts'
import { claimSimulation, recordMadeHere, removeAsked } from '#app/simulation/server/service.ts'
import type { Part, PastSimulation } from '../contract.ts'
import {
  HISTORY_FULL,
  OFFER_MISSING,
  QUESTION_UNKNOWN,
  SIMULATION_FULL,
  SIMULATION_NOT_FOUND,
} from '../messages.ts'
import { ACCOUNT_BYTES_MAX, SIMULATION_BYTES_MAX } from '../rules.ts'
import { listUnfinished, sumBytes } from './bounds-storage.ts'
import { toRow } from './part-rows.ts'
import { toPastSimulation } from './past-simulation.ts'
import * as storage from './storage.ts'

type SavePorts = Pick<Ports, 'db' | 'clock' | 'eraser'>

interface Save {
  account: Account
  id: string
  parts: readonly Part[]
}

/**
 * Keeps the parts of a simulation that are newer than what is kept. Throws `not-found` for one
 * that is another's or was deleted, `invalid` before the offer came or beyond the last question,
 * `too-large` when the simulation, or its account, would hold more than is kept, `limit-reached` for
 * one made on a device when the account has none left.
 */
export async function saveSimulation(ports: SavePorts, save: Save): Promise<PastSimulation> {
  const { db, clock, eraser } = ports
  const { account, id, parts } = save
  const now = clock.now().toISOString()
  const { head, hasRemoved } = await db.transaction().execute(async (tx) => {
    const key = { id, accountId: account.id }
    const known = await storage.lockHead(tx, key)
    const head = known ? await withNewerOffer(tx, known, parts) : await openHead(tx, save, clock)
    const { questionCount } = head
    if (parts.some((part) => part.kind === 'step' && part.index >= questionCount)) {
      throw new Problem('invalid', QUESTION_UNKNOWN)
    }
    // Once a question is answered, what was asked never changes.
    const rows = parts.filter(({ kind }) => kind !== 'offer').map((part) => toRow(id, part))
    for (const row of rows) await storage.savePart(tx, row)
    const changed = await storage.changeHead(tx, id, await countAnswers(tx, head, now))
    return {
      head: changed,
      hasRemoved: await keepWithinBounds(tx, { before: known ?? head, changed }),
    }
  })
  if (hasRemoved) void eraser.erase()
  return toPastSimulation(head)
}

/**
 * Refuses what would grow beyond what one simulation, or one account, may hold; in an account the
 * oldest unfinished ones make room first. Says whether one had to.
 */
async function keepWithinBounds(
  tx: Db,
  { before, changed }: { before: storage.Head; changed: storage.Head },
): Promise<boolean> {
  const { id, accountId, bytes } = changed
  if (bytes <= before.bytes) return false
  if (bytes > SIMULATION_BYTES_MAX) throw new Problem('too-large', SIMULATION_FULL)
  let over = (await sumBytes(tx, accountId)) - ACCOUNT_BYTES_MAX
  if (over <= 0) return false
  const removed: string[] = []
  for (const one of await listUnfinished(tx, { id, accountId })) {
    if (over <= 0) break
    await storage.removeHead(tx, { id: one.id, accountId })
    removed.push(one.id)
    over -= one.bytes
  }
  if (over > 0) throw new Problem('too-large', HISTORY_FULL)
  await removeAsked(tx, { id: accountId }, removed)
  return true
}

/** The first save of a simulation: its account is held, so that another tab's first save comes after. */
async function openHead(
  tx: Db,
  { account, id, parts }: Save,
  clock: Ports['clock'],
): Promise<storage.Head> {
  await lockAccount(tx, account.id)
  const opened = await storage.lockHead(tx, { id, accountId: account.id })
  if (opened) return opened
  const offer = parts.find((part) => part.kind === 'offer')
  const claimed =
    (await claimSimulation(tx, id, account)) ??
    (offer?.madeHere ? await recordOnce(tx, { clock, account, id, offer }) : null)
  if (!claimed) throw new Problem('not-found', SIMULATION_NOT_FOUND)
  if (!offer) throw new Problem('invalid', OFFER_MISSING)
  const now = clock.now().toISOString()
  const head: storage.Head = {
    id,
    accountId: account.id,
    ...headOf(offer),
    score: null,
    isFinished: 0,
    answeredCount: 0,
    startedAt: claimed.createdAt,
    changedAt: now,
    visitedAt: now,
    bytes: 0,
  }
  await storage.insertHead(tx, head)
  await storage.savePart(tx, toRow(id, offer))
  return head
}

type Offer = Extract<Part, { kind: 'offer' }>

interface Unrecorded {
  clock: Ports['clock']
  account: Account
  id: string
  offer: Offer
}

/** Its questions were made on a device: nobody has counted it before it comes here. */
const recordOnce = (tx: Db, { clock, account, id, offer }: Unrecorded) =>
  recordMadeHere(
    tx,
    { clock, account },
    {
      id,
      begunBy: offer.madeHere ?? 'account',
      questionCount: offer.questions.length,
      startTime: offer.startTime,
    },
  )

const headOf = ({ title, employer, format, questions }: Offer) => ({
  title,
  employer: employer ?? null,
  format: otherThanUsual(format) && JSON.stringify(format),
  trade: toSearchKey(title ?? ''),
  questionCount: questions.length,
})

/** Until a question is answered the offer may be corrected, and asked again: the newer one counts. */
async function withNewerOffer(
  tx: Db,
  head: storage.Head,
  parts: readonly Part[],
): Promise<storage.Head> {
  const offer = parts.find((part) => part.kind === 'offer')
  const kept = offer && (await storage.findPart(tx, head.id, 'offer'))
  if (!kept || Number(kept.changedAt) >= offer.changedAt) return head
  if ((await storage.countSteps(tx, head.id)).done > 0) return head
  await storage.savePart(tx, toRow(head.id, offer))
  return storage.changeHead(tx, head.id, headOf(offer))
}

async function countAnswers(tx: Db, { id, questionCount }: storage.Head, now: string) {
  const { done, answered, scored, points, bytes } = await storage.countSteps(tx, id)
  return {
    isFinished: Number(done >= questionCount),
    answeredCount: answered,
    bytes,
    score: scored === 0 ? null : Math.round(points / scored),
    changedAt: now,
    visitedAt: now,
  }
}
