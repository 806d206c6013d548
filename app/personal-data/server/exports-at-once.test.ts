import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts } from '#testing/test-ports.ts'

/** Exports that have begun and that nobody reads, one for each account. */
async function begunExports(many: number) {
  const ports = await createTestPorts()
  const app = createApp(ports)
  const begin = (token: string) =>
    app.request('/api/user/export', { headers: { Authorization: `Bearer ${token}` } })
  const begun = []
  for (let one = 0; one < many; one++) {
    const { token } = await anAccount(ports)
    begun.push({ token, response: await begin(token) })
  }
  return { ports, app, begun, begin }
}

test('an account has one export under way, and another once that one is over or left', async () => {
  const { ports, app, begun } = await begunExports(1)
  await using _ports = ports
  const [{ token, response } = { token: '', response: new Response() }] = begun

  const second = await call(app, 'GET /api/user/export', { token })
  await response.body?.cancel()
  const third = await call(app, 'GET /api/user/export', { token })
  const fourth = await call(app, 'GET /api/user/export', { token })

  expect(second).toMatchObject({ status: 429, body: { code: 'too-many' } })
  expect(second.body.message).toContain('déjà en cours de téléchargement')
  expect(second.headers.get('Retry-After')).toBe('30')
  expect([third.status, fourth.status]).toEqual([200, 200])
  expect(third.body.account).toMatchObject({ emailVerified: true })
})

test('readers who never read are twenty at most; the others are told when to come again', async () => {
  const { ports, app, begun } = await begunExports(22)
  await using _ports = ports

  const statuses = begun.map(({ response }) => response.status)
  const refused = await begun.at(-1)?.response.text()
  await Promise.all(begun.slice(0, 20).map(({ response }) => response.body?.cancel()))
  const later = await call(app, 'GET /api/user/export', { token: begun.at(-1)?.token })

  expect(statuses).toEqual([...Array(20).fill(200), 503, 503])
  expect(refused).toContain('Réessayez dans quelques instants')
  expect(later.status).toBe(200)
})

test('who asks for the head of an export alone holds none', async () => {
  const { ports, app } = await begunExports(0)
  await using _ports = ports
  const { token } = await anAccount(ports)

  const headers = { Authorization: `Bearer ${token}` }
  const head = await app.request('/api/user/export', { method: 'HEAD', headers })
  const next = await call(app, 'GET /api/user/export', { token })

  expect([head.status, next.status]).toEqual([200, 200])
})
