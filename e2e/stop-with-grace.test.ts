import { expect, test } from '@playwright/test'
import { startProduct } from '../bench/start-product.ts'
import { AN_OFFER } from '../testing/an-offer.ts'

const SLOW = '[[lent]]'

test('asked to stop, the server lets the request in flight finish and refuses new ones', async () => {
  const product = await startProduct({ AI_PROVIDER: 'scripted' })
  const inFlight = fetch(`${product.url}/api/generate-questions`, {
    method: 'POST',
    body: JSON.stringify({ jobDescription: `${AN_OFFER} ${SLOW}` }),
  })
  await fetch(`${product.url}/healthz`)

  product.kill('SIGTERM')

  const response = await inFlight
  expect(response.status).toBe(200)
  expect((await response.json()).questions.length).toBeGreaterThan(0)
  expect(await product.exited).toBe(0)
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow()
})
