import { expect, test } from '@playwright/test'
import { AT_ONCE, abandon, handlesOf } from '../bench/faults/aborts.ts'
import { offerLogins } from '../bench/faults/many-logins.ts'
import { startProduct } from '../testing/start-product.ts'

test('of more logins than can be checked the excess is told when to come back, and pages are read meanwhile', async () => {
  await using product = await startProduct()

  const { answers, pages } = await offerLogins(product.url, {
    perSecond: 2_000,
    seconds: 0.1,
    readers: 2,
  })

  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status !== 429 && status !== 401)).toEqual([])
  expect(answers).toHaveLength(200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { retryAfter } of refused) expect(retryAfter).toBe('5')
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
})

/** What the coach's second thread opens, which starts when it is needed: a leak is one for each that left. */
const OF_A_THREAD = 8

for (const encoding of ['identity', 'br'] as const) {
  test(`clients who leave a hundred at a time leave nothing open, asking for ${encoding}`, async () => {
    await using product = await startProduct({ AI_PROVIDER: 'scripted', LOG_LEVEL: 'error' })
    await abandon(product.url, AT_ONCE, encoding)
    await expect.poll(() => answers(product.url)).toBe(200)
    const before = handlesOf(product.pid)

    await abandon(product.url, 5 * AT_ONCE, encoding)

    expect(await answers(product.url)).toBe(200)
    await expect.poll(() => handlesOf(product.pid)).toBeLessThanOrEqual(before + OF_A_THREAD)
    expect(product.memory()).toBeLessThan(300)
    product.kill('SIGTERM')
    expect(await product.exited).toBe(0)
  })
}

const answers = async (url: string) => (await fetch(`${url}/`)).status
