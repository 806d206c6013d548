import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const NEW = 'tout nouveau'

test.each(DATABASES)(
  'a changed password keeps this device and signs out the others, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { email, token } = await anAccount(ports)
    const other = await call(app, 'POST /api/login', { body: { email, password: A_PASSWORD } })

    const changed = await call(app, 'POST /api/change-password', {
      token,
      body: { currentPassword: A_PASSWORD, newPassword: NEW },
    })
    await ports.outbox.deliver()

    expect(changed.status).toBe(200)
    expect((await call(app, 'GET /api/user', { token })).status).toBe(200)
    expect((await call(app, 'GET /api/user', { token: other.body.token })).status).toBe(401)
    const login = await call(app, 'POST /api/login', { body: { email, password: NEW } })
    expect(login.status).toBe(200)
    expect(ports.sent.map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé'])
  },
)

test('a wrong current password changes nothing, a short new one names its field', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports)
  const change = (currentPassword: string, newPassword: string) =>
    call(app, 'POST /api/change-password', { token, body: { currentPassword, newPassword } })

  const wrong = await change('pas le bon', NEW)
  const short = await change(A_PASSWORD, 'court')

  expect(wrong).toMatchObject({
    status: 403,
    body: { fields: { currentPassword: 'Mot de passe incorrect. Veuillez réessayer.' } },
  })
  expect(short).toMatchObject({
    status: 400,
    body: { fields: { newPassword: 'Le mot de passe doit contenir au moins 6 caractères.' } },
  })
})

test.each(DATABASES)('of two changes at once, one counts, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { token } = await anAccount(ports)

  const changes = ['premier', 'second'].map((newPassword) =>
    call(app, 'POST /api/change-password', {
      token,
      body: { currentPassword: A_PASSWORD, newPassword },
    }),
  )
  const statuses = (await Promise.all(changes)).map(({ status }) => status)

  expect(statuses.sort()).toEqual([200, 403])
})
