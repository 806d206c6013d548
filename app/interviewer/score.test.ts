import { expect, test } from 'vitest'
import { DIMENSIONS, QUESTION_KINDS } from './kinds.ts'
import { type Levels, scoreOf, WEIGHTS_BY_KIND } from './score.ts'

const all = (level: number) => Object.fromEntries(DIMENSIONS.map((name) => [name, level])) as Levels

test.each(QUESTION_KINDS)('the weights of a %s question add up to one', (kind) => {
  const total = DIMENSIONS.reduce((sum, name) => sum + WEIGHTS_BY_KIND[kind][name], 0)

  expect(total).toBeCloseTo(1)
})

test('the lowest levels give 0 and the highest 100', () => {
  expect(scoreOf(all(1), 'behavioural')).toBe(0)
  expect(scoreOf(all(5), 'behavioural')).toBe(100)
})

test('a story counts its result more than a presentation does', () => {
  const withResult = { ...all(1), 'Résultat mesuré': 5 }

  expect(scoreOf(withResult, 'behavioural')).toBeGreaterThan(scoreOf(withResult, 'presentation'))
})
