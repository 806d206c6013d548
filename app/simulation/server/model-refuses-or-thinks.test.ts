import { expect, test } from 'vitest'
import { aProductWithModel, PROVIDERS } from '#testing/a-product-with-model.ts'
import { ASSESSMENT_REPLY } from '#testing/model-replies.ts'

test.each(PROVIDERS)(
  'a text that %s refuses is answered by the coach, and named so',
  async (provider) => {
    await using product = await aProductWithModel(provider, { says: '', finish: 'refused' })

    const { status, body } = await product.assess()

    expect(status).toBe(200)
    expect(body.source).toBe('coach')
    expect(body.analysis).not.toBe('')
    expect(product.peer.calls).toHaveLength(1)
  },
)

test('a model that only thought is asked again with more room', async () => {
  const thought = { says: '<think>Voyons, cette réponse', finish: 'length' } as const
  await using product = await aProductWithModel('google', thought, { says: ASSESSMENT_REPLY })

  const { status, body } = await product.assess()

  expect(status).toBe(200)
  expect(body.source).toBe('ia')
  const [first, second] = product.peer.calls.map(({ sent }) =>
    Number(/"maxOutputTokens":(\d+)/.exec(sent)?.[1]),
  )
  expect(second).toBe(3 * (first ?? 0))
})

test.each(PROVIDERS)('thoughts before a good reply are stepped over, from %s', async (provider) => {
  const says = `<think>Une réponse {brève} ?</think>\n${JSON.stringify(ASSESSMENT_REPLY)}`
  await using product = await aProductWithModel(provider, { says })

  const { status, body } = await product.assess()

  expect(status).toBe(200)
  expect(body.source).toBe('ia')
  expect(product.peer.calls).toHaveLength(1)
})
