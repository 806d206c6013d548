import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

test.each(DATABASES)('a person downloads all that is held about them, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { email, token } = await anAccount(ports)
  const other = await anAccount(ports)
  await call(app, 'POST /api/simulate', { token })
  await call(app, 'POST /api/forgot-password', { body: { email } })
  await ports.outbox.deliver()

  const { status, headers, body } = await call(app, 'GET /api/user/export', { token })

  expect(status).toBe(200)
  expect(headers.get('Content-Disposition')).toContain('vis-a-vis-mes-donnees.json')
  expect(body).toEqual({
    exportedAt: '2026-11-27T09:00:00.000Z',
    account: {
      email,
      emailVerified: true,
      isAdmin: false,
      isPremium: false,
      simulationsUsed: 1,
      createdAt: '2026-11-27T09:00:00.000Z',
    },
    sessions: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
    links: [expect.objectContaining({ purpose: 'reset', usedAt: null })],
    networks: [],
    letters: [],
    payments: [],
    simulations: [expect.objectContaining({ questionCount: 0 })],
    history: [],
    changes: [],
    administered: [],
  })
  expect(JSON.stringify(body)).not.toContain(other.email)
  expect(JSON.stringify(body)).not.toMatch(/argon2|fingerprint/)
})

test('what administrators changed is told to whom it concerns, without who they are', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const chef = await anAccount(ports, { isAdmin: true })
  const lea = await anAccount(ports)
  const body = { isPremium: true }
  await call(app, `PATCH /api/admin/users/${lea.id}`, { token: chef.token, body })

  const mine = await call(app, 'GET /api/user/export', { token: lea.token })
  const theirs = await call(app, 'GET /api/user/export', { token: chef.token })

  const change = { at: '2026-11-27T09:00:00.000Z', act: 'account-changed' }
  const values = { before: { isPremium: false }, after: { isPremium: true } }
  expect(mine.body).toMatchObject({ changes: [{ ...change, ...values }], administered: [] })
  expect(theirs.body).toMatchObject({ changes: [], administered: [change] })
  expect(JSON.stringify(mine.body)).not.toContain(chef.id)
  expect(JSON.stringify(theirs.body)).not.toContain(lea.id)
})

test.each(DATABASES)('deleting an account leaves no row of it, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { email, token } = await anAccount(ports)
  const other = await anAccount(ports)
  await call(app, 'POST /api/login', { body: { email, password: A_PASSWORD } })
  await call(app, 'POST /api/generate-questions', { token, body: { jobDescription: AN_OFFER } })
  await call(app, 'POST /api/forgot-password', { body: { email } })
  await ports.outbox.deliver()
  await ports.outbox.post(ports.db, { name: 'reset-password', recipient: email })

  const deleted = await call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })

  expect(deleted.status).toBe(200)
  expect((await call(app, 'GET /api/user', { token })).status).toBe(401)
  expect((await call(app, 'GET /api/user', { token: other.token })).status).toBe(200)
  const { db } = ports
  const tables = ['session', 'email_link', 'known_network', 'simulation'] as const
  const owners = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('accountId').execute()),
  )
  expect(owners.flat()).toEqual([{ accountId: other.id }])
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('account').select('email').execute()).toEqual([{ email: other.email }])
})

test('the address of a deleted account may be used anew, with none of its counts', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { email, token } = await anAccount(ports, { simulationsUsed: 3 })
  for (let time = 0; time < 9; time++) {
    await call(app, 'POST /api/login', { body: { email, password: 'faux' }, from: '192.0.2.9' })
  }

  await call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })
  const again = await anAccount(ports, { email })
  const guesses = []
  for (let time = 0; time < 3; time++) {
    const body = { email, password: 'faux' }
    guesses.push((await call(app, 'POST /api/login', { body, from: '192.0.2.9' })).status)
  }

  expect(guesses).toEqual([401, 401, 401])
  const started = await call(app, 'POST /api/simulate', { token: again.token })
  expect(started.body).toEqual({ simulationsUsed: 1, remaining: 2 })
})

test('a wrong password deletes nothing, and guesses are counted', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports)
  const guess = () => call(app, 'DELETE /api/user', { token, body: { password: 'pas le bon' } })

  const first = await guess()
  for (let time = 0; time < 9; time++) await guess()
  const last = await guess()

  expect(first).toMatchObject({
    status: 403,
    body: { fields: { password: 'Mot de passe incorrect. Veuillez réessayer.' } },
  })
  expect(last.status).toBe(429)
  expect((await call(app, 'GET /api/user', { token })).status).toBe(200)
})

test('the last administrator cannot leave before another one is named', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports, { isAdmin: true })
  const leave = () => call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })

  const alone = await leave()
  await anAccount(ports, { isAdmin: true })
  const followed = await leave()

  expect(alone).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(followed.status).toBe(200)
})

test.each(DATABASES)(
  'an account that is deleted while it is used leaves nothing and breaks nothing, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: { RATE_LIMITS: 'off' } })
    const app = createApp(ports)
    const { email, token } = await anAccount(ports, { isPremium: true })
    const login = { email, password: A_PASSWORD }
    const offer = { jobDescription: AN_OFFER }

    const uses = Array.from({ length: 6 }, () => [
      call(app, 'POST /api/simulate', { token }),
      call(app, 'POST /api/generate-questions', { token, body: offer }),
      call(app, 'POST /api/login', { body: login }),
      call(app, 'POST /api/forgot-password', { body: { email } }),
    ])
    const deletion = call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })
    const replies = await Promise.all([deletion, ...uses.flat()])
    await ports.outbox.deliver()

    expect(replies[0]?.status).toBe(200)
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const rows = await Promise.all([
      ports.db.selectFrom('session').selectAll().execute(),
      ports.db.selectFrom('simulation').selectAll().execute(),
      ports.db.selectFrom('email_link').selectAll().execute(),
      ports.db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(rows.flat()).toEqual([])
  },
)
