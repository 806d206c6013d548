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
