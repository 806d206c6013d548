import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const EXPIRED = { status: 400, body: { message: 'Ce lien a expiré (expired).', code: 'expired' } }
const NEW = 'tout nouveau'

async function forgotten(ports: TestPorts, email: string) {
  await call(createApp(ports), 'POST /api/forgot-password', { body: { email } })
  return mailedToken(ports, email)
}

const reset = (ports: TestPorts, token: string, newPassword = NEW) =>
  call(createApp(ports), 'POST /api/reset-password', { body: { token, newPassword } })

const verify = (ports: TestPorts, token: string) =>
  call(createApp(ports), 'POST /api/verify-email', { body: { token } })

test.each(DATABASES)(
  'a reset changes the password, ends every session and verifies the address, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { email, token } = await anAccount(ports, { emailVerified: false })
    const other = await anAccount(ports)

    const done = await reset(ports, await forgotten(ports, email))

    const logIn = (password: string) => call(app, 'POST /api/login', { body: { email, password } })
    expect(done).toMatchObject({
      status: 200,
      body: { message: 'Votre mot de passe a été réinitialisé avec succès.' },
    })
    expect((await call(app, 'GET /api/user', { token })).status).toBe(401)
    expect((await call(app, 'GET /api/user', { token: other.token })).status).toBe(200)
    expect((await logIn(A_PASSWORD)).status).toBe(401)
    expect((await logIn(NEW)).status).toBe(200)
    await ports.outbox.deliver()
    expect(ports.sent.at(-1)).toMatchObject({
      to: email,
      subject: 'Votre mot de passe a été changé',
    })
  },
)

test.each(DATABASES)(
  'of ten uses of one reset link at once, one works, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { email } = await anAccount(ports)
    const token = await forgotten(ports, email)

    const uses = Array.from({ length: 10 }, (_, index) =>
      reset(ports, token, `mot de passe ${index}`),
    )
    const replies = await Promise.all(uses)

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply).toMatchObject(EXPIRED)
    }
  },
)

test.each(DATABASES)('of links asked for at once, one is good, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const { email } = await anAccount(ports)
  const app = createApp(ports)

  const asks = Array.from({ length: 5 }, () =>
    call(app, 'POST /api/forgot-password', { body: { email } }),
  )
  await Promise.all(asks)
  await ports.outbox.deliver()
  const tokens = ports.sent.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
  const replies = []
  for (const token of tokens) replies.push((await reset(ports, token)).status)

  expect(new Set(tokens).size).toBe(5)
  expect(replies.filter((status) => status === 200)).toHaveLength(1)
})

test.each(DATABASES)(
  'a reset link lives an hour and dies by a newer one, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { email } = await anAccount(ports)

    const first = await forgotten(ports, email)
    const second = await forgotten(ports, email)
    const replaced = await reset(ports, first)
    ports.clock.set('2026-11-27T10:00:00.000Z')
    const late = await reset(ports, second)
    const invented = await reset(ports, 'jamais-emis')

    expect(replaced).toMatchObject(EXPIRED)
    expect(late).toMatchObject(EXPIRED)
    expect(invented).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(invented.body.message).not.toContain('expired')
  },
)

test('a verification link may be used again until it expires, a day later', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports, { emailVerified: false })
  const app = createApp(ports)
  await call(app, 'POST /api/resend-verification', { body: { email } })
  const token = await mailedToken(ports, email)

  const first = await verify(ports, token)
  ports.clock.set('2026-11-28T08:59:59.000Z')
  const again = await verify(ports, token)
  ports.clock.set('2026-11-28T09:00:00.000Z')
  const late = await verify(ports, token)

  expect(first).toMatchObject({ status: 200, body: { email, message: expect.any(String) } })
  expect(first.body.token).toBeUndefined()
  expect(again).toMatchObject({ status: 200, body: { email } })
  expect(late).toMatchObject(EXPIRED)
})

test('a link of one kind opens nothing of the other', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)

  const token = await forgotten(ports, email)

  expect(await verify(ports, token)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('links lead to PUBLIC_URL, whatever host the caller pretends', async () => {
  await using ports = await createTestPorts({ env: { PUBLIC_URL: 'https://entretien.example/' } })
  const { email } = await anAccount(ports)
  const body = JSON.stringify({ email })

  await createApp(ports).request('http://pirate.example/api/forgot-password', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: 'pirate.example',
      'X-Forwarded-Host': 'pirate.example',
    },
    body,
  })
  await ports.outbox.deliver()

  expect(ports.sent[0]?.text).toContain('https://entretien.example/reset-password?token=')
  expect(`${ports.sent[0]?.text}${ports.sent[0]?.html}`).not.toContain('pirate')
})
