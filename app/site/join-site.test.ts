import { expect, test, vi } from 'vitest'
import { aSite } from '#testing/a-site.ts'
import { createTestPorts } from '#testing/test-ports.ts'

test('every answer carries the security headers, whoever makes it', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const replies = [
    await site.ask('/healthz'),
    await site.ask('/api/inconnu'),
    await site.ask('/api/blog/articles'),
    await site.ask('/api/user'),
    await site.ask('/api/login', {}, 'POST'),
    await site.ask('/robots.txt', {}, 'HEAD'),
    await site.ask('/healthz', { Host: 'pas un hôte' }),
    await site.ask('ftp://ailleurs.example'),
  ]

  expect(replies.map(({ status }) => status)).toEqual([200, 404, 200, 401, 400, 200, 400, 400])
  for (const { headers } of replies) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=15552000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test('an answer is kept by nobody, unless it says that it may be', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const keptFor = async (path: string) => (await site.ask(path)).headers['cache-control']

  const calls = ['/api/user', '/api/admin/users', '/api/blog/articles', '/api/absent', '/healthz']
  const said = await Promise.all(calls.map(keptFor))

  expect(new Set(said)).toEqual(new Set(['no-store']))
  expect(await keptFor('/robots.txt')).toBe('public, max-age=600')
})

test('an answer names its request as whoever sent it did, or by a name of its own', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const ask = async (given: string) =>
    (await site.ask('/api/user', { 'X-Request-Id': given })).headers['x-request-id']

  const names = [await ask('trace-17'), await ask('deux mots'), await ask('a'.repeat(256))]

  expect(names[0]).toBe('trace-17')
  expect(names[1]).toMatch(/^[0-9a-f-]{36}$/)
  expect(names[2]).toMatch(/^[0-9a-f-]{36}$/)
})

test('a page keeps its own policy among the headers of every answer, kept or not', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const kept = await site.ask('/pricing')
  const made = await site.ask('/blog?q=secret')
  const head = await site.ask('/blog?q=secret', {}, 'HEAD')

  for (const { headers } of [kept, made, head]) {
    expect(headers).toMatchObject({
      'content-security-policy': 'its own',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
  expect(made.headers.etag).toBeUndefined()
  expect([kept.body.toString(), made.body.toString(), head.body.toString()]).toEqual([
    '/pricing',
    '/blog',
    '',
  ])
})

test('whatever else than reading is asked of a page is refused, from wherever it comes', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const posted = await site.ask('/pricing', { Origin: 'https://ailleurs.example' }, 'POST')

  expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test.each(['*', 'ftp://ailleurs.example/a', 'http://ailleurs.example:x', '/%ff', '/a b'])(
  'whoever asks for %s reads a refusal, which is no fault of ours',
  async (target) => {
    await using ports = await createTestPorts()
    const error = vi.spyOn(ports.log, 'error')
    await using site = await aSite(ports)

    const replies = []
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      replies.push((await site.raw(`${method} ${target} HTTP/1.1\r\nHost: x`)).status)
    }

    expect(replies.filter((status) => status >= 500)).toEqual([])
    expect(error).not.toHaveBeenCalled()
  },
)

test('a call is refused by the length that it announces, before it is read', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const announce = (length: number) =>
    site.raw(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}`,
      '[]',
    )

  const replies = [await announce(4_001), await announce(2)]

  expect(replies.map(({ status }) => status)).toEqual([413, 400])
  expect(replies[0]?.text).toContain('La requête dépasse 4\u00a0ko. Raccourcissez le texte envoyé.')
})

test('who asks by HTTP/1.0, which names no host, is answered too', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const alive = await site.raw('GET /healthz HTTP/1.0')
  const page = await site.raw('GET /inconnu HTTP/1.0')

  expect([alive.status, page.status]).toEqual([200, 200])
})

test('an address that cannot be decoded reaches its page written so that it can', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const seen = async (path: string) => (await site.ask(path)).body.toString()

  expect(await seen('/blog/%ff')).toBe('/blog/%25ff')
  expect(await seen('/100%')).toBe('/100%25')
  expect(await seen('/m%C3%A9tier%20?q=%ff')).toBe('/m%C3%A9tier%20')
})

test('an address that was written with a slash too many leads where it should have', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const slash = await site.ask('/pricing/?source=lettre')
  const elsewhere = await site.ask('//ailleurs.example/')
  const noMap = await site.ask('/sitemap/9.xml')

  expect(slash).toMatchObject({ status: 301, headers: { location: '/pricing?source=lettre' } })
  expect(elsewhere.headers.location).toBeUndefined()
  expect(noMap.status).toBe(404)
})

test('whoever leaves in the middle of what they send is no fault of ours', async () => {
  await using ports = await createTestPorts()
  const error = vi.spyOn(ports.log, 'error')
  await using site = await aSite(ports)

  for (const announced of ['Content-Length: 2000', 'Transfer-Encoding: chunked']) {
    await site.leave(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${announced}`,
      '5\r\n{"ema\r\n',
    )
  }
  await site.ask('/healthz')

  expect(error).not.toHaveBeenCalled()
})

test.each([
  '/api/%2e%2e/dev/outbox',
  '/api/..%2Fdev/outbox',
  '/api/x/../../dev/outbox',
  '/api\\..\\dev\\outbox',
  'http://localhost/api/%2E./dev/outbox',
])('%s reaches no other route than it names, by any method', async (target) => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const ask = (method: string) => site.raw(`${method} ${target} HTTP/1.1\r\nHost: x`)

  const replies = [await ask('GET'), await ask('HEAD'), await ask('POST'), await ask('DELETE')]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(replies[0]?.text).toContain("Cette adresse n'existe pas.")
})

test('letters that were written in hexadecimal are read as what they are', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  expect((await site.ask('/%61pi/us%65r')).status).toBe(401)
  expect((await site.ask('/%68ealthz')).status).toBe(200)
})
