import { type Caller, consumeOfDay, resetOfDay } from '#app/platform/limits/day-budget.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import type { Ports } from '#app/ports.ts'
import { resetTranscriptions } from '#app/voice/server/service.ts'
import {
  accountHadItsDay,
  CORRECTED_TOO_OFTEN,
  placeHadItsDay,
  searchedTooMuch,
  visitorsHadTheirDay,
} from '../messages.ts'

const DAY = 86_400
const ASSESSMENTS_OF_QUESTIONS = 10
const SEARCHES: LimitRule = { name: 'trade-searches', points: 600, seconds: 3_600 }
const CORRECTIONS: LimitRule = { name: 'corrections', points: 5, seconds: DAY }

type LimitPorts = Pick<Ports, 'limits' | 'env'>

/** Takes one recorded simulation from the day's budget; throws `too-many`. */
export const limitStarts = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, { name: 'starts', points: ports.env.VISITOR_DAILY_LIMIT })

/** Takes one question generation from the day's budget; throws `too-many`. */
export const limitQuestions = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, { name: 'questions', points: ports.env.VISITOR_DAILY_LIMIT })

/** Takes one search of a trade from the hour's budget of an address; throws `too-many`. */
export const limitSearches = ({ limits }: LimitPorts, { address }: Pick<Caller, 'address'>) =>
  consumeOrTell(limits, { rule: SEARCHES, key: address }, searchedTooMuch)

/** Takes one of the times that a simulation may be asked again; throws `too-many`. */
export const limitCorrections = ({ limits }: Pick<Ports, 'limits'>, simulationId: string) =>
  consumeOrTell(limits, { rule: CORRECTIONS, key: simulationId }, () => CORRECTED_TOO_OFTEN)

/** Takes one assessment (summary, report) from the day's budget; throws `too-many`. */
export const limitAssessments = (ports: LimitPorts, caller: Caller) =>
  consume(ports, caller, {
    name: 'assessments',
    points: ports.env.VISITOR_DAILY_LIMIT * ASSESSMENTS_OF_QUESTIONS,
  })

const consume = (
  { limits }: LimitPorts,
  caller: Caller,
  budget: Pick<LimitRule, 'name' | 'points'>,
): Promise<void> =>
  consumeOfDay(limits, caller, {
    ...budget,
    visitors: visitorsHadTheirDay,
    account: accountHadItsDay,
    place: placeHadItsDay,
  })

/** Forgets what was counted for an account that is gone. */
export async function resetCounts({ limits }: Pick<Ports, 'limits'>, accountId: string) {
  for (const name of ['starts', 'questions', 'assessments']) {
    await resetOfDay(limits, name, accountId)
  }
  await resetTranscriptions({ limits }, accountId)
}
