// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { ANSWER_REQUIRED } from './messages.ts'
import { assessHere } from './on-device.ts'

test('what a call would refuse is refused on the device in the same words', async () => {
  const asked = { question: 'Qui êtes-vous ?', answer: ' ', jobDescription: 'Libraire' }
  const refusal = await Promise.resolve()
    .then(() => assessHere(asked))
    .catch((error: unknown) => error)

  expect(sentenceFor(refusal, 'Secours.')).toBe(ANSWER_REQUIRED)
})
