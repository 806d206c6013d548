import { expect, test } from 'vitest'
import { ANSWERED, aProductWithModel } from '#testing/a-product-with-model.ts'
import type { Turn } from '#testing/model-peer.ts'
import { ASSESSMENT_REPLY, QUESTIONS_REPLY } from '#testing/model-replies.ts'

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

test('an answer sent again while it is being assessed joins that work, which outlives the first page', async () => {
  const { promise: until, resolve: letEnd } = Promise.withResolvers<void>()
  await using product = await aProductWithModel('google', { says: ASSESSMENT_REPLY, until })
  const dying = new AbortController()
  const first = product.interviewer.assessAnswer(ANSWERED, { signal: dying.signal, onPartial() {} })
  const failure = expect(first).rejects.toMatchObject({ name: 'InterviewerFailure' })
  await expect.poll(() => product.peer.calls.length).toBe(1)

  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  const again = product.interviewer.assessAnswer(ANSWERED, { onPartial: () => show() })
  await shown
  dying.abort()
  await failure
  letEnd()

  expect((await again).source).toBe('ia')
  expect(product.peer.calls).toHaveLength(1)
  expect(product.peer.calls[0]?.wasDropped).toBe(false)
})

test('an answer whose work was ended by the last who left is assessed anew', async () => {
  await using product = await aProductWithModel('google', { hangs: true })
  const leaving = [new AbortController(), new AbortController()]
  const failures = leaving.map(({ signal }) =>
    expect(product.interviewer.assessAnswer(ANSWERED, { signal })).rejects.toThrow('left'),
  )
  await expect.poll(() => product.peer.calls.length).toBe(1)
  for (const one of leaving) one.abort()
  await Promise.all(failures)
  await expect.poll(() => product.peer.calls[0]?.wasDropped).toBe(true)
  product.peer.plays({ says: ASSESSMENT_REPLY })

  const { source } = await product.interviewer.assessAnswer(ANSWERED)

  expect(source).toBe('ia')
  expect(product.peer.calls).toHaveLength(2)
})
