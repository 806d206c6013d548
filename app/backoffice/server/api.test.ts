import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const CALLERS = ['none', 'bad', 'user', 'premium', 'admin'] as const
const NOBODY = '6a7c1d1e-0000-4000-8000-000000000000'

/** Every call for administrators but those of articles; a body is good, bad or not needed. */
const TABLE: [what: string, body: unknown, asAdministrator: number][] = [
  ['GET /api/admin/stats', undefined, 200],
  ['GET /api/admin/activity', undefined, 200],
  ['POST /api/admin/refresh-sitemap', undefined, 200],
  ['GET /api/admin/users', undefined, 200],
  ['GET /api/admin/users?page=nul&limit=-1&isAdmin=oui&search=%00%25', undefined, 200],
  ['GET /api/admin/users/{id}', undefined, 200],
  ['PATCH /api/admin/users/{id}', { isPremium: true }, 200],
  ['PATCH /api/admin/users/{id}', { isPremium: true, role: 'chef' }, 400],
  ['PATCH /api/admin/users/{id}', undefined, 400],
  ['GET /api/admin/users/{id}/payments', undefined, 200],
  ['GET /api/admin/users/{id}/trace', undefined, 200],
  ['GET /api/admin/unclaimed-payments', undefined, 200],
]

const ON_BOTH = TABLE.flatMap(([what, body, expected]) =>
  DATABASES.map((database) => ({ what, body, expected, database })),
)

test.each(ON_BOTH)('$what, with $body, is for administrators alone, on $database', async (one) => {
  const { what, body, expected, database } = one
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const somebody = await anAccount(ports)
  const tokens = [
    undefined,
    'nimportequoi',
    (await anAccount(ports)).token,
    (await anAccount(ports, { isPremium: true })).token,
    (await anAccount(ports, { isAdmin: true })).token,
  ]

  const replies = []
  for (const token of tokens) {
    replies.push(await call(app, what.replace('{id}', somebody.id), { token, body }))
  }

  const byCaller = replies.map(({ status }, index) => [CALLERS[index], status])
  const statuses = [401, 401, 403, 403, expected]
  expect(byCaller).toEqual(statuses.map((status, index) => [CALLERS[index], status]))
})

test('every published call for administrators is in the table', async () => {
  await using ports = await createTestPorts()

  const { body } = await call(createApp(ports), 'GET /api/openapi.json')

  const published = Object.entries(body.paths as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ours = published.filter((what) => /\/api\/admin\/(?!blog)/.test(what))
  const tested = new Set(TABLE.map(([what]) => what.replace(/\?.*/, '')))
  expect(new Set(ours)).toEqual(tested)
})

test.each(DATABASES)('an identifier of any shape is nobody, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { token } = await anAccount(ports, { isAdmin: true })
  const shapes = [NOBODY, '0', '%00', 'a%00b', '%F0%9F%98%80', '%E0%A4%A', "'--", 'é'.repeat(400)]

  const statuses = []
  for (const shape of shapes) {
    const path = `/api/admin/users/${shape}`
    statuses.push((await call(app, `GET ${path}`, { token })).status)
    statuses.push((await call(app, `GET ${path}/payments`, { token })).status)
    statuses.push((await call(app, `GET ${path}/trace`, { token })).status)
    const body = { isAdmin: true }
    statuses.push((await call(app, `PATCH ${path}`, { token, body })).status)
  }

  expect(new Set(statuses)).toEqual(new Set([404]))
})

test('a change names one of the three flags, and nothing else', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports, { isAdmin: true })
  const { id } = await anAccount(ports)
  const bodies = [
    {},
    [],
    null,
    'isPremium',
    { isPremium: 1 },
    { isPremium: 'true' },
    { isAdmin: null },
    { email: 'autre@exemple.fr' },
    { isPremium: true, simulationsUsed: 0 },
    JSON.parse('{"isPremium":true,"__proto__":{}}'),
  ]

  const statuses = []
  for (const body of bodies) {
    statuses.push((await call(app, `PATCH /api/admin/users/${id}`, { token, body })).status)
  }

  expect(new Set(statuses)).toEqual(new Set([400]))
  expect((await call(app, `GET /api/admin/users/${id}`, { token })).body).toMatchObject({
    isPremium: false,
    isAdmin: false,
  })
})
