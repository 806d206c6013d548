import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const SCHOOL = '192.0.2.10'
const ELSEWHERE = '203.0.113.7'

const logIn = (ports: TestPorts, email: string, password: string, from = SCHOOL) =>
  call(createApp(ports), 'POST /api/login', { body: { email, password }, from })

/** As many wrong passwords from one place, ten for each of as many addresses as that takes. */
async function wrongPasswords(ports: TestPorts, count: number, from = SCHOOL) {
  for (let time = 0; time < count; time++) {
    const email = `autre-${Math.floor(time / 10)}-${from}@exemple.fr`
    expect((await logIn(ports, email, 'faux', from)).status).toBe(401)
  }
}

/** Comparing takes a while, and how a password is compared is not what is looked at here. */
const quick = {
  hash: async (password: string) => `haché ${password}`,
  matches: async (password: string, hash: string | null) => hash === `haché ${password}`,
}

const aPlace = (database: (typeof DATABASES)[number]) =>
  createTestPorts({ database, replace: { passwords: quick } })

test.each(DATABASES)(
  'a hundred wrong passwords from one place lock no right one there, on %s',
  async (database) => {
    await using ports = await aPlace(database)
    const newcomer = await anAccount(ports)
    const regular = await anAccount(ports)
    await logIn(ports, regular.email, A_PASSWORD)
    await wrongPasswords(ports, 100)

    const right = await logIn(ports, newcomer.email, A_PASSWORD)
    const wrong = await logIn(ports, 'encore@exemple.fr', 'faux')
    const known = await logIn(ports, regular.email, 'faux')
    const elsewhere = await logIn(ports, 'encore@exemple.fr', 'faux', ELSEWHERE)

    expect(right.status).toBe(200)
    expect(wrong).toMatchObject({ status: 429, body: { code: 'too-many' } })
    expect(wrong.body.message).toMatch(/Le bon mot de passe passe toujours.* dans \d+ minutes/)
    expect(Number(wrong.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(known.status).toBe(401)
    expect(elsewhere.status).toBe(401)
  },
)

/** A product whose budgets of less than a day are always full again: no test waits for them. */
const quartersGoBy = (ports: TestPorts): TestPorts => ({
  ...ports,
  limits: {
    ...ports.limits,
    consume: async (rule, key) => {
      if (rule.seconds >= 86_400) await ports.limits.consume(rule, key)
    },
  },
})

test.each(DATABASES)(
  'a hundred guesses a day from everywhere close an account to strangers, on %s',
  async (database) => {
    await using ports = await aPlace(database)
    const { email } = await anAccount(ports)
    await logIn(ports, email, A_PASSWORD)
    const quarters = quartersGoBy(ports)
    const statuses: number[] = []
    for (let guess = 0; guess < 101; guess++) {
      statuses.push((await logIn(quarters, email, 'faux', `198.51.100.${guess}`)).status)
    }

    const stranger = await logIn(quarters, email, A_PASSWORD, ELSEWHERE)
    const owner = await logIn(quarters, email, A_PASSWORD)

    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(stranger.status).toBe(429)
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(3_600)
    expect(owner.status).toBe(200)
  },
)

test.each(DATABASES)(
  'an owner whom strangers locked out gets in by the mailbox, at once and where they are, on %s',
  async (database) => {
    await using ports = await aPlace(database)
    const { email } = await anAccount(ports)
    for (let guess = 0; guess < 10; guess++)
      await logIn(ports, email, 'faux', `198.51.100.${guess}`)

    const closed = await logIn(ports, email, A_PASSWORD)
    await call(createApp(ports), 'POST /api/forgot-password', { body: { email }, from: SCHOOL })
    const token = await mailedToken(ports, email)
    const body = { token, newPassword: 'un nouveau' }
    await call(createApp(ports), 'POST /api/reset-password', { body, from: SCHOOL })
    for (let guess = 0; guess < 15; guess++)
      await logIn(ports, email, 'faux', `198.51.100.${guess}`)

    expect(closed.status).toBe(429)
    expect(closed.body.message).toContain('Mot de passe oublié')
    expect((await logIn(ports, email, 'un nouveau')).status).toBe(200)
    expect((await logIn(ports, email, 'un nouveau', ELSEWHERE)).status).toBe(429)
  },
)

test('an address without an account is counted as one that has one', async () => {
  await using ports = await aPlace('sqlite')
  const { email } = await anAccount(ports)
  const statusesOf = async (address: string) => {
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await logIn(ports, address, 'faux', `198.51.100.${guess}`)).status)
    }
    return statuses
  }

  expect(await statusesOf(email)).toEqual(await statusesOf('personne@exemple.fr'))
})

test.each(DATABASES)(
  'a thousand wrong links from one place keep no good link from opening there, on %s',
  async (database) => {
    await using ports = await aPlace(database)
    const { email } = await anAccount(ports, { emailVerified: false })
    const app = createApp(ports)
    const open = (token: string) => call(app, 'POST /api/verify-email', { body: { token } })
    await call(app, 'POST /api/resend-verification', { body: { email } })
    const token = await mailedToken(ports, email)
    for (let guess = 0; guess < 1_000; guess++) await open(`invente-${guess}`)

    expect((await open('invente')).status).toBe(429)
    expect((await open(token)).status).toBe(200)
  },
)
