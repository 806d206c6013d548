import { expect, test } from 'vitest'
import { relativeDate } from './relative-date.ts'

const FRIDAY = new Date('2026-11-27T09:00:00.000Z')

test.each([
  ['2026-11-27T00:30:00.000Z', "aujourd'hui"],
  ['2026-11-26T08:00:00.000Z', 'hier'],
  ['2026-11-23T08:00:00.000Z', 'lundi dernier'],
  ['2026-11-22T08:00:00.000Z', 'la semaine dernière'],
  ['2026-11-16T08:00:00.000Z', 'la semaine dernière'],
  ['2026-11-15T08:00:00.000Z', 'il y a 12 jours'],
  ['2026-08-20T08:00:00.000Z', 'il y a 3 mois'],
  ['2024-11-20T08:00:00.000Z', 'il y a environ 2 ans'],
  ['2026-12-04T09:00:00.000Z', 'dans 7 jours'],
  ['', 'Date inconnue'],
  ['hier soir', 'Date inconnue'],
  [null, 'Date inconnue'],
  [undefined, 'Date inconnue'],
])('on a Friday, %s reads « %s »', (instant, words) => {
  expect(relativeDate(instant, FRIDAY)).toBe(words)
})
