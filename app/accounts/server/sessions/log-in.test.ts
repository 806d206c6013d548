import { expect, test } from 'vitest'
import { Problem } from '#app/platform/problem.ts'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const logIn = (ports: TestPorts, email: string, password: string, from?: string) =>
  call(createApp(ports), 'POST /api/login', {
    body: { email, password },
    ...(from !== undefined && { from }),
  })

test('a wrong password, a short one and an unknown address are the same 401', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports, { emailVerified: false })

  const replies = [
    await logIn(ports, email, 'pas le bon'),
    await logIn(ports, email, 'court'),
    await logIn(ports, 'inconnue@exemple.fr', A_PASSWORD),
  ]

  for (const { status, body } of replies) {
    expect(status).toBe(401)
    expect(body.message).toBe('Adresse email ou mot de passe incorrect.')
  }
})

test('a missing or overlong field is 400, with its name', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const missing = await call(app, 'POST /api/login', { body: { email: 'lea@exemple.fr' } })
  const long = await logIn(ports, 'lea@exemple.fr', 'a'.repeat(257))
  const odd = await logIn(ports, 'lea@exemple.fr\r\nBcc: tous@exemple.fr', A_PASSWORD)

  expect(missing).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
  expect(long).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
  expect(odd).toMatchObject({
    status: 400,
    body: { fields: { email: 'Veuillez entrer une adresse email valide.' } },
  })
})

test('an é typed as one character or as two is the same password', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)
  const hash = await ports.passwords.hash('société'.normalize('NFC'))
  await ports.db.updateTable('account').set({ passwordHash: hash }).execute()

  expect((await logIn(ports, email, 'société'.normalize('NFD'))).status).toBe(200)
})

test.each(DATABASES)('a session lives thirty days, renewed by use, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const { email } = await anAccount(ports)
  const app = createApp(ports)
  const { body } = await logIn(ports, email, A_PASSWORD)
  const statusOn = async (day: string) => {
    ports.clock.set(`${day}T09:00:00.000Z`)
    return (await call(app, 'GET /api/user', { token: body.token })).status
  }

  expect(await statusOn('2026-12-26')).toBe(200)
  expect(await statusOn('2027-01-24')).toBe(200)
  expect(await statusOn('2027-02-23')).toBe(401)
})

test('logging out ends this session, everywhere ends them all', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)
  const app = createApp(ports)
  const tokens: string[] = []
  for (let device = 0; device < 3; device++) {
    tokens.push((await logIn(ports, email, A_PASSWORD)).body.token)
  }
  const statuses = async () => {
    const all = tokens.map((token) => call(app, 'GET /api/user', { token }))
    return (await Promise.all(all)).map(({ status }) => status)
  }

  await call(app, 'POST /api/logout', { token: tokens[0] })
  const afterOne = await statuses()
  await call(app, 'POST /api/logout-everywhere', { token: tokens[1] })

  expect(afterOne).toEqual([401, 200, 200])
  expect(await statuses()).toEqual([401, 401, 401])
})

test.each(DATABASES)(
  'ten failures close an account for strangers, not for its owner, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { email } = await anAccount(ports)
    await logIn(ports, email, A_PASSWORD, '192.0.2.10')

    const guesses = Array.from({ length: 15 }, (_, index) =>
      logIn(ports, email, `essai ${index}`, `198.51.100.${index}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const stranger = await logIn(ports, email, A_PASSWORD, '198.51.100.99')
    const owner = await logIn(ports, email, A_PASSWORD, '192.0.2.10')

    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(stranger).toMatchObject({ status: 429, body: { code: 'too-many' } })
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(owner.status).toBe(200)
  },
)

test('a right password takes its guess back, however often', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)

  const statuses = []
  for (let time = 0; time < 12; time++)
    statuses.push((await logIn(ports, email, A_PASSWORD)).status)

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('being told to come back, while too many log in at once, locks nobody out', async () => {
  await using ports = await createTestPorts()
  const { email, token } = await anAccount(ports)
  const busy = async () => {
    throw new Problem('too-many', 'Réessayez dans quelques secondes.', { retryAfter: 5 })
  }
  const crowded = { ...ports, passwords: { matches: busy, hash: busy } }
  const signup = (world: TestPorts, name: string) =>
    call(createApp(world), 'POST /api/signup', {
      body: { email: `${name}@exemple.fr`, password: A_PASSWORD },
    })

  const refused = new Set<number>()
  for (let time = 0; time < 21; time++) {
    const body = { password: A_PASSWORD }
    refused.add((await logIn(crowded, email, A_PASSWORD)).status)
    refused.add((await call(createApp(crowded), 'DELETE /api/user', { token, body })).status)
    refused.add((await signup(crowded, 'nouvelle')).status)
  }

  expect([...refused]).toEqual([429])
  expect((await logIn(ports, email, A_PASSWORD)).status).toBe(200)
  expect((await signup(ports, 'nouveau')).status).toBe(201)
})

test('a reset while a password is compared leaves no session of the old one', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)
  const { passwords } = ports
  const during = {
    ...ports,
    passwords: {
      ...passwords,
      async matches(password: string, hash: string | null) {
        const isSame = await passwords.matches(password, hash)
        await ports.db.updateTable('account').set({ passwordHash: 'un autre' }).execute()
        return isSame
      },
    },
  }

  const login = await logIn(during, email, A_PASSWORD)

  expect(login.status).toBe(401)
})

test('mails to one address stop at five an hour, and the answer stays the same', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)
  const app = createApp(ports)

  const statuses = []
  for (let time = 0; time < 8; time++) {
    statuses.push((await call(app, 'POST /api/forgot-password', { body: { email } })).status)
  }
  await ports.outbox.deliver()

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(ports.sent).toHaveLength(5)
})
