import { expect, test } from 'vitest'
import { weaknessOf } from './strength.ts'

test('a password that everyone chooses is pointed out kindly', () => {
  expect(weaknessOf('azerty')).toMatch(/utilisé.*\.$/)
})

test.each(['', 'quatre mots sans rapport 🗝', 'a'.repeat(65)])(
  'nothing is said of « %s »',
  (password) => {
    expect(weaknessOf(password)).toBeNull()
  },
)
