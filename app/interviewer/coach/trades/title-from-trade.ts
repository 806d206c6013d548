import { lowerFirst } from '../french/grammar.ts'
import { joined } from '../offer-text/title-clean.ts'
import { maySayAloud, type Recognition } from './recognise-trades.ts'

/** The title of the trade that an offer is surely for, « boulanger ou boulangère »; null when none is sure. */
export function titleOf({ trades }: Pick<Recognition, 'trades'>): string | null {
  const [trade] = trades
  if (!trade || !maySayAloud(trade)) return null
  const { masculine, feminine } = trade.title
  return joined(lowerFirst(masculine), lowerFirst(feminine))
}
