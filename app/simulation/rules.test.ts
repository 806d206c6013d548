import { expect, test } from 'vitest'
import { isAnswered, isLongEnough, trimInvisible } from './rules.ts'

const ZERO_WIDTH = '\u200b\u2060'

test('what nobody sees is trimmed at both ends, and kept inside', () => {
  expect(trimInvisible(`\n ${ZERO_WIDTH}\u3164 deux${ZERO_WIDTH} mots \u2800\t`)).toBe(
    `deux${ZERO_WIDTH} mots`,
  )
})

test('signs of two units are kept whole, and invisible ones are trimmed whole', () => {
  expect(trimInvisible(' 👩‍⚕️ soigner 🩺 ')).toBe('👩‍⚕️ soigner 🩺')
  expect(trimInvisible('\u{e0041}a\u{e0041}\u{e0041}')).toBe('a')
  expect(trimInvisible('a\ud83d')).toBe('a')
})

test('a text without a visible sign is empty, however long', () => {
  const nothing = ` ${ZERO_WIDTH}`.repeat(10_000)

  expect(trimInvisible(nothing)).toBe('')
  expect(isAnswered(nothing)).toBe(false)
  expect(isLongEnough(nothing)).toBe(false)
})
