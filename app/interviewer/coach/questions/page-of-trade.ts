import type { Book } from '../book/open-book.ts'
import type { Page } from '../book/page.ts'
import type { RecognisedTrade } from '../trades/recognise-trades.ts'

/** Trades without a page of their own, asked from that of one which does the same work. */
const SAME_WORK: Readonly<Record<string, string>> = {
  E1407: 'M1718',
  G1207: 'G1224',
  M1213: 'M1225',
  M1413: 'M1406',
  M1824: 'M1851',
  M1844: 'M1883',
  M1872: 'M1851',
  M1879: 'M1827',
}

type Named = Pick<RecognisedTrade, 'own' | 'code'>

/** Its own page comes before that of the sheet, which gathers it with others. */
const pagesOf = ({ own, code }: Named): string[] =>
  own === null ? [code] : [SAME_WORK[own] ?? own, code]

export const isAskedFrom = (page: Page, trade: Named): boolean => pagesOf(trade).includes(page.code)

/** The nearest page of a trade; null where there is none. */
export async function pageOfTrade(trade: Named, book: Book): Promise<Page | null> {
  for (const code of pagesOf(trade)) {
    const page = await book.page(code)
    if (page) return page
  }
  return null
}
