import { expect, test } from 'vitest'
import { inEuros, PREMIUM_PRICE_SHOWN } from './rules.ts'

const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

test.each([0, 5, 50, 599, 100_000, 123_456, 1_234_567_890])(
  '%i cents are written as French does',
  (cents) => {
    expect(inEuros(cents)).toBe(french.format(cents / 100))
  },
)

test('the price of Premium is said with its no-break space', () => {
  expect(PREMIUM_PRICE_SHOWN).toBe('5,99\u00a0€')
})
