import type { RomeData, RomeTrade } from './rome.ts'
import { MARKET_TITLES } from './vocabulary/market-titles.ts'

/** The repertoire with the titles by which the market names its trades. */
export const withMarketTitles = ({ parents }: RomeData): RomeData => ({
  parents: parents.map((sheet) => ({ ...sheet, trades: sheet.trades.map(withItsOwn) })),
})

function withItsOwn(trade: RomeTrade): RomeTrade {
  const known = new Set([...trade.principal, ...trade.titles])
  const more = (MARKET_TITLES[trade.code]?.split('|') ?? []).filter((one) => !known.has(one))
  return more.length === 0 ? trade : { ...trade, titles: [...trade.titles, ...more] }
}
