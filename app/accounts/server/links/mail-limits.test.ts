import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const LEA = 'lea@exemple.fr'
const HOME = '192.0.2.10'
const quick = {
  hash: async (password: string) => `haché ${password}`,
  matches: async (password: string, hash: string | null) => hash === `haché ${password}`,
}
const aProduct = (database: (typeof DATABASES)[number]) =>
  createTestPorts({ database, replace: { passwords: quick } })

const ask = (ports: TestPorts, path: string, email: string, from: string) =>
  call(createApp(ports), `POST /api/${path}`, { body: { email, password: 'secret' }, from })

/** The subjects of the mails that have left since the last time. */
async function mailed(ports: TestPorts) {
  await ports.outbox.deliver()
  return ports.sent.splice(0).map(({ subject }) => subject)
}

test.each(DATABASES)(
  'requests for another password silence neither a signup nor a verification, on %s',
  async (database) => {
    await using ports = await aProduct(database)
    for (let time = 0; time < 5; time++) await ask(ports, 'forgot-password', LEA, HOME)
    await mailed(ports)

    await ask(ports, 'signup', LEA, HOME)
    await ask(ports, 'resend-verification', LEA, HOME)

    expect(await mailed(ports)).toEqual(Array(2).fill('Vérifiez votre adresse email'))
  },
)

test.each(DATABASES)(
  "one stranger's requests silence nobody who asks from elsewhere, on %s",
  async (database) => {
    await using ports = await aProduct(database)
    const { email } = await anAccount(ports)
    for (const path of ['forgot-password', 'resend-verification', 'signup']) {
      for (let time = 0; time < 20; time++) await ask(ports, path, email, '198.51.100.1')
    }
    const strangers = await mailed(ports)

    const paths = ['forgot-password', 'resend-verification', 'signup']
    for (const path of paths) await ask(ports, path, email, HOME)

    expect(strangers).toHaveLength(15)
    expect(await mailed(ports)).toHaveLength(3)
  },
)

test.each(DATABASES)(
  'mails to one recipient are bounded however many networks ask, the owner passes once an hour, on %s',
  async (database) => {
    await using ports = await aProduct(database)
    const { email } = await anAccount(ports)
    await ask(ports, 'login', email, HOME)
    const known = { body: { email, password: A_PASSWORD }, from: HOME }
    expect((await call(createApp(ports), 'POST /api/login', known)).status).toBe(200)
    for (let time = 0; time < 30; time++) {
      await ask(ports, 'forgot-password', email, `198.51.100.${time}`)
    }
    const strangers = await mailed(ports)

    const asked = []
    for (let time = 0; time < 3; time++)
      asked.push(await ask(ports, 'forgot-password', email, HOME))

    expect(strangers).toHaveLength(10)
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mailed(ports)).toHaveLength(1)
  },
)

test.each(DATABASES)(
  'a place where too many links were asked for still lets an owner ask who is known there, on %s',
  async (database) => {
    await using ports = await aProduct(database)
    const { email } = await anAccount(ports)
    const known = { body: { email, password: A_PASSWORD }, from: HOME }
    await call(createApp(ports), 'POST /api/login', known)
    for (let time = 0; time < 100; time++) {
      await ask(ports, 'forgot-password', `autre-${time}@exemple.fr`, HOME)
    }
    await mailed(ports)

    const refused = await ask(ports, 'forgot-password', 'autre@exemple.fr', HOME)
    const owner = await ask(ports, 'forgot-password', email, HOME)

    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/dans \d+ minutes/)
    expect(owner.status).toBe(200)
    expect(await mailed(ports)).toHaveLength(1)
  },
)

test.each(DATABASES)('a class signs up at once behind one address, on %s', async (database) => {
  await using ports = await aProduct(database)
  const signUp = (index: number) => ask(ports, 'signup', `eleve-${index}@exemple.fr`, HOME)

  const pupils = await Promise.all(Array.from({ length: 30 }, (_, index) => signUp(index)))
  const others = await Promise.all(Array.from({ length: 31 }, (_, index) => signUp(30 + index)))

  expect(new Set(pupils.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await mailed(ports)).toHaveLength(60)
  const refused = others.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.body.message).toMatch(/dans \d+ minutes.*sans compte/)
})
