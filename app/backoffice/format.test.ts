import { expect, test } from 'vitest'
import { averagePerUser, conversionRate, counted, formatAmount, formatMoment } from './format.ts'

test('rates have one decimal, and nobody makes none', () => {
  expect(conversionRate(1, 8)).toBe('12,5')
  expect(conversionRate(1, 3)).toBe('33,3')
  expect(conversionRate(0, 0)).toBe('0')
  expect(averagePerUser(3, 2)).toBe('1,5')
  expect(averagePerUser(0, 0)).toBe('0,0')
})

test('amounts, moments and counts are written in French', () => {
  expect(formatAmount(599, 'eur')).toBe('5,99\u00a0EUR')
  expect(formatMoment('2026-11-27T23:30:00.000Z')).toBe('28 nov. 2026, 00:30')
  expect([counted(0, 'article'), counted(2, 'article')]).toEqual(['0 article', '2 articles'])
})
