import { expect, test } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'

test('the very first page of a process is written as any later one: in one piece, in standards mode', async () => {
  await using product = await startProduct({ LOG_LEVEL: 'silent' })
  const read = async (path: string) => (await fetch(product.url + path)).text()

  const first = await read('/')
  const others = await Promise.all(['/pricing', '/verify-email', '/nulle/part'].map(read))

  for (const html of [first, ...others]) {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/)
    expect(html).not.toMatch(/<div hidden|<!--\$[!?]-->/)
    expect(html).toMatch(/<\/html>$/)
  }
  expect(first).toContain('Comment ça marche')
})
