import { expect, onTestFinished, test } from 'vitest'
import { relativeDate, relativeMoment } from './relative-date.ts'

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

test.each([
  // Half past midnight in Paris, still the day before in London and New York.
  ['2026-11-26T23:30:00.000Z', '2026-11-27T09:00:00.000Z', "aujourd'hui"],
  ['2026-11-26T22:30:00.000Z', '2026-11-26T23:10:00.000Z', 'hier'],
  ['2026-07-01T21:30:00.000Z', '2026-07-01T22:30:00.000Z', 'hier'],
])('wherever the server is, %s read at %s in Paris is « %s »', (instant, now, words) => {
  const { TZ } = process.env
  onTestFinished(() => {
    process.env.TZ = TZ
  })
  const read = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Paris'].map((zone) => {
    process.env.TZ = zone
    return relativeDate(instant, new Date(now))
  })

  expect(new Set(read)).toEqual(new Set([words]))
})

test.each([
  ['2026-11-27T08:59:40.000Z', "il y a moins d'une minute"],
  ['2026-11-27T08:55:00.000Z', 'il y a 5 minutes'],
  ['2026-11-27T06:00:00.000Z', 'il y a environ 3 heures'],
  ['2026-11-25T09:00:00.000Z', 'il y a 2 jours'],
  ['', 'Date inconnue'],
])('to the minute, %s reads « %s »', (instant, words) => {
  expect(relativeMoment(instant, FRIDAY)).toBe(words)
})
