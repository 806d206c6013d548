import { expect, test } from 'vitest'
import { TRADE_FAMILIES } from '../all-families.ts'
import { findAdvice } from './find-advice.ts'
import { ANY_TRADE } from './screens.ts'

test('every family of trades has advice of its sector', () => {
  const without = TRADE_FAMILIES.filter((trade) => findAdvice(trade) === ANY_TRADE).map(
    ({ id }) => id,
  )

  expect(without).toEqual([])
})

test('advice says what is checked, what to bring and which words to know', () => {
  for (const trade of [null, ...TRADE_FAMILIES]) {
    const { checks, documents, words } = findAdvice(trade)

    expect(checks.length).toBeGreaterThanOrEqual(3)
    expect(documents.length).toBeGreaterThanOrEqual(1)
    expect(words.length).toBeGreaterThanOrEqual(2)
    for (const sentence of [...checks, ...documents])
      expect(sentence).toMatch(/^[\p{Lu}\d].*[.?]$/u)
  }
})

test('a family with rules of its own has its own words', () => {
  const guard = TRADE_FAMILIES.find(({ id }) => id === 'agent-de-securite') ?? null

  expect(findAdvice(guard).documents.join(' ')).toContain('CNAPS')
})
