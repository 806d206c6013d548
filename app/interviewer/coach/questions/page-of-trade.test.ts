import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { openBook } from '../book/open-book.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { pageOfTrade } from './page-of-trade.ts'

const recognise = await loadRecogniser()
const onDisk = bookOnDisk()

async function pageFor(offer: string, ...own: string[]) {
  const book = openBook(async (code) => {
    const page = await onDisk.page('K2104')
    return page && ['K2104', ...own].includes(code) ? { ...page, code } : null
  }, onDisk.examples)
  const [trade] = recognise(offer).trades
  return trade ? (await pageOfTrade(trade, book))?.code : undefined
}

test('a trade that its title names is asked from its own page, else from that of its sheet', async () => {
  const aesh = 'Accompagnant des élèves en situation de handicap (AESH) H/F'

  expect(await pageFor(aesh, 'K2113')).toBe('K2113')
  expect(await pageFor(aesh)).toBe('K2104')
  expect(await pageFor('Assistant d’éducation H/F', 'K2113')).toBe('K2104')
})
