import { expect, test } from 'vitest'
import { createMemoryLimiter } from './memory-limiter.ts'

const RULE = { seconds: 60 }

test('what is consumed comes back when its window ends, not before', () => {
  let at = 0
  const limiter = createMemoryLimiter(RULE, { now: () => at })

  const first = [limiter.consume('clé', 2), limiter.consume('clé', 2), limiter.consume('clé', 2)]
  at = 59_000
  const late = limiter.consume('clé', 2)
  at = 60_000

  expect(first).toEqual([0, 0, 60_000])
  expect(late).toBe(1_000)
  expect(limiter.consume('clé', 2)).toBe(0)
})

test('a refund after its window is no gift', () => {
  let at = 0
  const limiter = createMemoryLimiter(RULE, { now: () => at })
  limiter.consume('clé', 1)
  at = 60_000
  limiter.refund('clé')
  limiter.refund('inconnue')

  expect([limiter.consume('clé', 1), limiter.consume('clé', 1)]).toEqual([0, 60_000])
  expect([limiter.consume('inconnue', 1), limiter.consume('inconnue', 1)]).toEqual([0, 60_000])
})

test('a storm of new addresses is bounded, and forgets the oldest alone', () => {
  const limiter = createMemoryLimiter(RULE, { now: () => 0, mostKeys: 1_000 })
  for (let address = 0; address < 10_000; address++) limiter.consume(`adresse ${address}`, 1)

  expect(limiter.size()).toBe(1_000)
  expect(limiter.consume('adresse 9999', 1)).toBe(60_000)
  expect(limiter.consume('adresse 0', 1)).toBe(0)
})

test('what has ended leaves when the next one comes', () => {
  let at = 0
  const limiter = createMemoryLimiter(RULE, { now: () => at })
  for (let address = 0; address < 50; address++) limiter.consume(`adresse ${address}`, 1)
  at = 60_000

  limiter.consume('une autre', 1)

  expect(limiter.size()).toBe(1)
})
