import { lowerFirst } from '../french/grammar.ts'
import { joined } from '../offer/title-clean.ts'
import { openRome } from './open-rome.ts'
import { maySayAloud } from './recognise-trades.ts'

/** The title of the trade that an offer is surely for, « boulanger ou boulangère »; null when none is sure. */
export async function titleFromTrade(offer: string): Promise<string | null> {
  const recognise = await openRome()
  const [trade] = recognise(offer).trades
  if (!trade || !maySayAloud(trade)) return null
  const { masculine, feminine } = trade.title
  return joined(lowerFirst(masculine), lowerFirst(feminine))
}
