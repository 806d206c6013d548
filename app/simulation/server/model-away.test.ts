import { expect, test } from 'vitest'
import { ANSWERED, aProductWithModel } from '#testing/a-product-with-model.ts'
import type { Turn } from '#testing/model-peer.ts'
import { QUESTIONS_REPLY } from '#testing/model-replies.ts'

const whole = { says: QUESTIONS_REPLY }
const unavailable: Turn = { status: 503 }

test('the socket of the provider is closed when the browser leaves', async () => {
  await using product = await aProductWithModel('google', { hangs: true })
  const browser = new AbortController()

  const assessing = product.interviewer.assessAnswer(ANSWERED, { signal: browser.signal })
  const failure = expect(assessing).rejects.toMatchObject({ name: 'InterviewerFailure' })
  await expect.poll(() => product.peer.calls.length).toBe(1)
  browser.abort()

  await failure
  await expect.poll(() => product.peer.calls[0]?.wasDropped).toBe(true)
})

test('a provider that stays down is left alone for a while, then tried again', async () => {
  await using product = await aProductWithModel('google', unavailable)
  await product.ask()
  await product.ask()
  const hits = product.peer.calls.length

  const { status, headers, body } = await product.ask()

  expect(product.peer.calls).toHaveLength(hits)
  expect({ status, wait: headers.get('Retry-After') }).toEqual({ status: 503, wait: '30' })
  expect(body.message).toContain('nous le laissons reprendre. Réessayez dans 30 secondes.')
  expect(await (await product.readyz()).json()).toEqual({ status: 'ready', interviewer: 'resting' })
  product.clock.set('2026-11-27T09:00:31.000Z')
  product.peer.plays(whole)
  expect((await product.ask()).status).toBe(200)
  expect(await (await product.readyz()).json()).toEqual({ status: 'ready', interviewer: 'ready' })
})
