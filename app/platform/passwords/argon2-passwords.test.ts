import { expect, test } from 'vitest'
import { createPasswords } from './argon2-passwords.ts'

test('a password is kept by argon2id, salted, and recognised', async () => {
  const passwords = createPasswords()

  const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.matches('secret', one)).toBe(true)
  expect(await passwords.matches('Secret', one)).toBe(false)
  expect(await passwords.matches('secret', null)).toBe(false)
})

test('too many at once are refused with the time to wait, the others go on', async () => {
  const passwords = createPasswords({ waitingMax: 3 })

  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.hash('a')))

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(3)
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ kind: 'too-many', retryAfter: 5 })
  }
})

test('whoever fills one lane waits there alone: others are compared meanwhile', async () => {
  const passwords = createPasswords()
  const kept = await passwords.hash('secret')
  const order: string[] = []

  const many = Array.from({ length: 30 }, () =>
    passwords.matches('faux', kept, '192.0.2.1').then(
      () => void order.push('lane'),
      (refusal) => refusal,
    ),
  )
  const other = passwords.matches('secret', kept).then((isRight) => {
    order.push('other')
    return isRight
  })
  const refused = (await Promise.all(many)).filter((outcome) => outcome !== undefined)

  expect(await other).toBe(true)
  expect(refused.length).toBeGreaterThanOrEqual(15)
  for (const refusal of refused) expect(refusal).toMatchObject({ kind: 'too-many', retryAfter: 5 })
  expect(order.indexOf('other')).toBeLessThan(order.length - 5)
  expect(await passwords.matches('secret', kept, '192.0.2.1')).toBe(true)
})
