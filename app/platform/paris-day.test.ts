import { expect, test } from 'vitest'
import { beginningOfDay } from './paris-day.ts'

test.each([
  ['2026-11-28', '2026-11-27T23:00:00.000Z'],
  ['2026-07-14', '2026-07-13T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Paris at %s', (day, instant) => {
  expect(beginningOfDay(day)).toBe(instant)
})

test('the day after the last of a year is the first of the next', () => {
  expect(beginningOfDay('2026-12-31', 1)).toBe('2026-12-31T23:00:00.000Z')
})
