import { expect, test } from 'vitest'
import { ANSWERED, aProductWithModel, PROVIDERS } from '#testing/a-product-with-model.ts'
import { QUESTIONS_REPLY } from '#testing/model-replies.ts'

/** Fewer than our own instructions take, whatever the offer. */
const OUR_INSTRUCTIONS = 500

test.each(PROVIDERS)(
  'what somebody asks for and leaves is paid from the budget of the day, with %s',
  async (provider) => {
    await using product = await aProductWithModel(provider, { hangs: true })
    const browser = new AbortController()

    const assessing = product.interviewer.assessAnswer(ANSWERED, { signal: browser.signal })
    const failure = expect(assessing).rejects.toMatchObject({ name: 'InterviewerFailure' })
    await expect.poll(() => product.peer.calls.length).toBe(1)
    browser.abort()
    await failure

    await expect.poll(async () => (await product.modelUse.today()).calls).toBe(1)
    expect((await product.modelUse.today()).tokens).toBeGreaterThan(OUR_INSTRUCTIONS)
  },
)

test('a server that does not say what a reply cost is counted by what was sent, too', async () => {
  const message = { role: 'assistant', content: JSON.stringify(QUESTIONS_REPLY) }
  const reply = { id: '1', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  const bytes = JSON.stringify(reply)
  await using product = await aProductWithModel('openai-compatible', { bytes })

  expect((await product.ask()).status).toBe(200)

  const { tokens } = await product.modelUse.today()
  expect(tokens).toBeGreaterThan(OUR_INSTRUCTIONS + message.content.length / 3)
})

test('a provider that is not there, or asks to be left alone, is paid nothing', async () => {
  await using product = await aProductWithModel('google', { status: 503 }, { status: 429 })

  await product.ask()

  expect(await product.modelUse.today()).toMatchObject({ calls: 0, tokens: 0 })
})

test('a reply that asks for a day of rest is taken at its word for ten minutes', async () => {
  const busy = { status: 429, headers: { 'retry-after': '86400' } }
  await using product = await aProductWithModel('google', busy)
  await product.ask()

  const { status, headers } = await product.ask()
  product.clock.set('2026-11-27T09:10:01.000Z')
  product.peer.plays({ says: QUESTIONS_REPLY })
  const later = await product.ask()

  expect({ status, wait: headers.get('Retry-After') }).toEqual({ status: 503, wait: '600' })
  expect(later.status).toBe(200)
})
