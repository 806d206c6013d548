import { type Caller, consumeOfDay, resetOfDay } from '#app/platform/limits/day-budget.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { dictatedTooMuch, TRANSCRIPTION_BUSY } from '../messages.ts'

const NAME = 'transcriptions'
/** Ten interviews a day, with every answer said twice. */
const POINTS = 200
/** Each holds two connections, and the operator's server writes a few at a time. */
const MOST_AT_ONCE = 20
/** Seconds. */
const RETRY_AFTER = 20

/** Takes one transcription from the day's budget; throws `too-many`. */
export const limitTranscriptions = ({ limits }: Pick<Ports, 'limits'>, caller: Caller) =>
  consumeOfDay(limits, caller, {
    name: NAME,
    points: POINTS,
    visitors: dictatedTooMuch,
    account: dictatedTooMuch,
    place: dictatedTooMuch,
  })

/** How many transcriptions this process has in hand, by its database. */
const inHand = new WeakMap<Ports['db'], number>()

/** Lets one more recording through; the answer says that it is over. Throws `unavailable` while too many are. */
export function takeTranscriptionSlot({ db }: Pick<Ports, 'db'>): () => void {
  const taken = inHand.get(db) ?? 0
  if (taken >= MOST_AT_ONCE)
    throw new Problem('unavailable', TRANSCRIPTION_BUSY, { retryAfter: RETRY_AFTER })
  inHand.set(db, taken + 1)
  return () => void inHand.set(db, (inHand.get(db) ?? 1) - 1)
}

export const resetTranscriptions = ({ limits }: Pick<Ports, 'limits'>, accountId: string) =>
  resetOfDay(limits, NAME, accountId)
