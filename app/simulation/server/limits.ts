import type { Account } from '#app/accounts/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import type { Ports } from '#app/ports.ts'
import {
  accountHadItsDay,
  CORRECTED_TOO_OFTEN,
  placeHadItsDay,
  searchedTooMuch,
  visitorsHadTheirDay,
} from '../messages.ts'

const DAY = 86_400
/** Behind the address of a school or an agency many accounts may work at once. */
const ACCOUNTS_OF_ADDRESS = 10
const ASSESSMENTS_OF_QUESTIONS = 10
const SEARCHES: LimitRule = { name: 'trade-searches', points: 600, seconds: 3_600 }
const CORRECTIONS: LimitRule = { name: 'corrections', points: 5, seconds: DAY }

type LimitPorts = Pick<Ports, 'limits' | 'env'>

/** Who a call is counted for: the account when there is one, and the network address in any case. */
export interface Caller {
  account: Account | null
  address: string
}

/** Takes one recorded run from the day's budget; throws `too-many`. */
export const consumeStart = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, { name: 'starts', points: ports.env.VISITOR_DAILY_LIMIT })

/** Takes one question generation from the day's budget; throws `too-many`. */
export const consumeQuestions = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, { name: 'questions', points: ports.env.VISITOR_DAILY_LIMIT })

/** Takes one search of a trade from the hour's budget of an address; throws `too-many`. */
export const consumeSearch = ({ limits }: LimitPorts, { address }: Pick<Caller, 'address'>) =>
  consumeOrTell(limits, { rule: SEARCHES, key: address }, searchedTooMuch)

/** Takes one of the times that a run may be asked again; throws `too-many`. */
export const consumeCorrection = ({ limits }: Pick<Ports, 'limits'>, simulationId: string) =>
  consumeOrTell(limits, { rule: CORRECTIONS, key: simulationId }, () => CORRECTED_TOO_OFTEN)

/** Takes one assessment (summary, report) from the day's budget; throws `too-many`. */
export const consumeAssessment = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, {
    name: 'assessments',
    points: ports.env.VISITOR_DAILY_LIMIT * ASSESSMENTS_OF_QUESTIONS,
  })

async function consume(
  { limits }: LimitPorts,
  { account, address }: Caller,
  { name, points }: Pick<LimitRule, 'name' | 'points'>,
): Promise<void> {
  if (!account) {
    const visitors = { rule: { name, points, seconds: DAY }, key: address }
    return consumeOrTell(limits, visitors, visitorsHadTheirDay)
  }
  const own = { rule: ofAccount(name, points), key: account.id }
  await consumeOrTell(limits, own, accountHadItsDay)
  const shared = { name: `${name}-accounts`, points: points * ACCOUNTS_OF_ADDRESS, seconds: DAY }
  await consumeOrTell(limits, { rule: shared, key: address }, placeHadItsDay)
}

const ofAccount = (name: string, points: number): LimitRule => ({
  name: `${name}-account`,
  points,
  seconds: DAY,
})

/** Forgets what was counted for an account that is gone. */
export async function resetCounts({ limits }: Pick<Ports, 'limits'>, accountId: string) {
  for (const name of ['starts', 'questions', 'assessments']) {
    await limits.reset(ofAccount(name, 1), accountId)
  }
}
