import type { RomeData } from './rome.ts'
import { MARKET_TITLES } from './vocabulary/market-titles.ts'

/** The repertoire with the titles by which the market names its trades. */
export function withMarketTitles({ parents }: RomeData): RomeData {
  return {
    parents: parents.map((sheet) => {
      const known = new Set([...sheet.principal, ...sheet.titles])
      const more = (MARKET_TITLES[sheet.code]?.split('|') ?? []).filter((one) => !known.has(one))
      return more.length === 0 ? sheet : { ...sheet, titles: [...sheet.titles, ...more] }
    }),
  }
}
