import { expect, test } from '@playwright/test'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startModelPeer } from '../testing/model-peer.ts'
import { QUESTIONS_REPLY } from '../testing/model-replies.ts'
import { startProduct } from '../testing/start-product.ts'

test('asked to stop, the server lets the request in flight finish and refuses new ones', async () => {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  await using peer = await startModelPeer({ says: QUESTIONS_REPLY, until })
  const product = await startProduct(peer.env.google)
  const inFlight = fetch(`${product.url}/api/generate-questions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jobDescription: AN_OFFER }),
  })
  await expect.poll(() => peer.calls.length).toBe(1)

  product.kill('SIGTERM')
  await expect.poll(() => isServed(product.url)).toBe(false)
  goOn()

  const response = await inFlight
  expect(response.status).toBe(200)
  expect((await response.json()).questions.length).toBeGreaterThan(0)
  expect(await product.exited).toBe(0)
})

test('asked to stop, the server ends a stream that waits for a silent model with a sentence', async () => {
  await using peer = await startModelPeer({ hangs: true })
  const product = await startProduct({ ...peer.env.google, LOG_LEVEL: 'silent' })
  const stream = await fetch(`${product.url}/api/generate-feedback`, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      question: "Parlez-moi d'une réussite.",
      answer: "En mars, j'ai rangé le rayon et les ventes ont augmenté de 12 %.",
      jobDescription: AN_OFFER,
    }),
  })
  // The coach reads the examples of its whole book before the first answer.
  await expect.poll(() => peer.calls.length, { timeout: 60_000 }).toBe(1)

  product.kill('SIGTERM')

  expect(stream.status).toBe(200)
  expect(await stream.text()).toMatch(/event: problem\ndata: \{"message":"[^"]+","code":"upstream"/)
  expect(await product.exited).toBe(0)
  expect(peer.calls[0]?.wasDropped).toBe(true)
})

const isServed = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )
