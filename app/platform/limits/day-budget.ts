import type { LimitRule, Limits } from './limits.ts'
import { consumeOrTell } from './tell-when.ts'

const DAY = 86_400
/** Behind the address of a school or an agency many accounts may work at once. */
const ACCOUNTS_OF_ADDRESS = 10

/** Who a call is counted for: the account when there is one, and the network address in any case. */
export interface Caller {
  account: { id: string } | null
  address: string
}

type Sentence = (when: string) => string

interface DayBudget {
  name: string
  points: number
  /** What whoever spent it reads: a visitor, an account, an account among many of one network. */
  visitors: Sentence
  account: Sentence
  place: Sentence
}

/** Takes one point from the budget of a day; throws `too-many` with its sentence. */
export async function consumeOfDay(
  limits: Limits,
  { account, address }: Caller,
  { name, points, ...sentences }: DayBudget,
): Promise<void> {
  if (!account) {
    const visitors = { rule: { name, points, seconds: DAY }, key: address }
    return consumeOrTell(limits, visitors, sentences.visitors)
  }
  const own = { rule: ofAccount(name, points), key: account.id }
  await consumeOrTell(limits, own, sentences.account)
  const shared = { name: `${name}-accounts`, points: points * ACCOUNTS_OF_ADDRESS, seconds: DAY }
  await consumeOrTell(limits, { rule: shared, key: address }, sentences.place)
}

/** Forgets what the budget of an account counted. */
export const resetOfDay = (limits: Limits, name: string, accountId: string): Promise<void> =>
  limits.reset(ofAccount(name, 1), accountId)

const ofAccount = (name: string, points: number): LimitRule => ({
  name: `${name}-account`,
  points,
  seconds: DAY,
})
