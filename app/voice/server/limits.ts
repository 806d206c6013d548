import { type Caller, consumeOfDay, resetOfDay } from '#app/platform/limits/day-budget.ts'
import type { Ports } from '#app/ports.ts'
import { dictatedTooMuch } from '../messages.ts'

const NAME = 'transcriptions'
/** Ten interviews a day, with every answer said twice. */
const POINTS = 200

/** Takes one transcription from the day's budget; throws `too-many`. */
export const consumeTranscription = ({ limits }: Pick<Ports, 'limits'>, caller: Caller) =>
  consumeOfDay(limits, caller, {
    ...{ name: NAME, points: POINTS },
    ...{ visitors: dictatedTooMuch, account: dictatedTooMuch, place: dictatedTooMuch },
  })

export const resetTranscriptions = ({ limits }: Pick<Ports, 'limits'>, accountId: string) =>
  resetOfDay(limits, NAME, accountId)
