import type { TradeFamily } from '../trade-family.ts'
import type { Advice } from './advice.ts'
import { HANDS } from './hands.ts'
import { OFFICES } from './offices.ts'
import { PEOPLE } from './people.ts'
import { ANY_TRADE, SCREENS } from './screens.ts'

const ALL: readonly Advice[] = [...PEOPLE, ...HANDS, ...OFFICES, ...SCREENS]
const BY_NAME = new Map(ALL.flatMap((advice) => advice.of.map((name) => [name, advice] as const)))

/** The advice for a family of trades: its own, else its sector's, else what holds for all. */
export const findAdvice = (trade: TradeFamily | null): Advice =>
  (trade && (BY_NAME.get(trade.id) ?? BY_NAME.get(trade.sector))) ?? ANY_TRADE
