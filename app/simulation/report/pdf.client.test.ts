import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { drawReport } from './pdf.client.ts'
import { aReport } from './testing/a-report.ts'

test('the browser draws the report with fonts of this site, fetched once', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(await readFile(join(import.meta.dirname, '../../../public', address)))
  })

  const first = await drawReport(aReport())
  const second = await drawReport(aReport())

  expect(await first.slice(0, 5).text()).toBe('%PDF-')
  expect(second.type).toBe('application/pdf')
  expect(asked.toSorted()).toEqual([
    '/fonts/atkinson-hyperlegible-next-bold.ttf',
    '/fonts/atkinson-hyperlegible-next-regular.ttf',
    '/fonts/bricolage-grotesque-bold.ttf',
  ])
  vi.unstubAllGlobals()
})
