import { expect, test } from 'vitest'
import { sayNumber } from './say-number.ts'

test.each([
  [2, 'deux'],
  [13, 'treize'],
  [17, 'dix-sept'],
  [20, 'vingt'],
  [25, 'vingt-cinq'],
  [35, 'trente-cinq'],
  [69, 'soixante-neuf'],
])('%s is said « %s »', (count, said) => {
  expect(sayNumber(count)).toBe(said)
})

test.each([0, 1, 21, 31, 70, 2.5, -3, Number.NaN])('%s is not said', (count) => {
  expect(sayNumber(count)).toBeNull()
})
