import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { publishArticle } from './blog/server/writing.ts'
import { createApp } from './create-app.ts'
import { joinSite } from './join-site.ts'
import { openDoors } from './open-doors.ts'

const LIST = '/api/blog/articles'

/** The product without its pages, listening, with one built file. */
async function aSite(ports: TestPorts) {
  const root = join(ports.env.DATA_DIR, 'client')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'assets/app-1.js'), 'go()')
  writeFileSync(join(root, 'assets/app-1.js.br'), 'smaller')
  const page = async ({ url }: Request) =>
    new Response(new URL(url).pathname, { headers: { 'Content-Security-Policy': 'its own' } })
  const site = await joinSite(ports, createApp(ports), page)
  const server = createServer(openDoors(ports, site, root))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request({ port, path, method, headers }).end()
    const [response] = await once(asked, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return {
      status: response.statusCode as number,
      headers: response.headers as Record<string, string>,
      body: Buffer.concat(chunks),
    }
  }
  /** Sends bytes that no well-behaved client would send; the head is completed. */
  async function raw(head: string, body = '') {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`)
    let text = ''
    for await (const piece of socket) text += piece
    return { status: Number(text.split(' ')[1]), text }
  }
  return {
    ask,
    raw,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('kept bytes carry the headers that the product would send, and a tag', async () => {
  await using ports = await createTestPorts()
  await anArticle(ports, { title: 'Visible' })
  await using site = await aSite(ports)

  const kept = await site.ask(LIST)

  const { headers } = await createApp(ports).request(LIST)
  headers.delete('X-Request-Id')
  expect(kept.headers).toMatchObject(Object.fromEntries(headers))
  expect(kept.headers.etag).toMatch(/^"[\w-]{22}"$/)
  expect(JSON.parse(kept.body.toString()).total).toBe(1)
})

test('whoever has the answer already is told so, in the form that they have', async () => {
  await using ports = await createTestPorts()
  for (let number = 0; number < 9; number++) await anArticle(ports, { title: `Titre ${number}` })
  await using site = await aSite(ports)
  const encoding = { 'Accept-Encoding': 'gzip, br' }
  const { headers, body } = await site.ask(LIST, encoding)
  const tag = headers.etag ?? ''

  const again = await site.ask(LIST, { ...encoding, 'If-None-Match': `"other", W/${tag}` })
  const plain = await site.ask(LIST, { 'If-None-Match': tag })
  const head = await site.ask(LIST, encoding, 'HEAD')

  expect(JSON.parse(brotliDecompressSync(body).toString()).total).toBe(9)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(again).toMatchObject({ status: 304, headers: { etag: tag } })
  expect(again.body).toHaveLength(0)
  expect(plain.status).toBe(200)
  expect(head.headers['content-length']).toBe(String(body.length))
  expect(head.body).toHaveLength(0)
})

test.each(DATABASES)(
  'what is published or withdrawn elsewhere shows within a second, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { id } = await anArticle(ports, { title: 'Visible', slug: 'visible' })
    await using site = await aSite(ports)
    const total = async () => JSON.parse((await site.ask(LIST)).body.toString()).total

    const first = await total()
    await publishArticle(ports, id, false)
    ports.clock.set('2026-11-27T09:00:01.000Z')
    const withdrawn = await total()
    await publishArticle(ports, id, true)
    await site.ask('/api/admin/blog/articles', {}, 'POST')

    expect([first, withdrawn, await total()]).toEqual([1, 0, 1])
  },
)

test('what is kept is read even while the database is away', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  await site.ask(LIST)
  ports.clock.set('2026-11-27T09:00:30.000Z')

  await ports.db.destroy()

  expect((await site.ask(LIST)).status).toBe(200)
  expect((await site.ask('/readyz')).status).toBe(503)
})

test('a built file comes compressed and never changes; one that was not built costs no page', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const file = await site.ask('/assets/app-1.js?v=2', { 'Accept-Encoding': 'br' })
  const again = await site.ask('/assets/app-1.js', { 'If-None-Match': '*' })
  const missing = await site.ask('/assets/absent.js')
  const outside = await site.ask('/assets/../../vis-a-vis.sqlite')

  expect(file.body.toString()).toBe('smaller')
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect([again.status, missing.status, outside.status]).toEqual([304, 404, 404])
})

test('a method that nobody uses is answered, and is no fault', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const traced = await site.ask('/', {}, 'TRACE')
  const found = await site.ask('/', {}, 'PROPFIND')

  expect([traced.status, found.status]).toEqual([405, 405])
  expect(traced.headers.allow).toContain('GET')
  expect(traced.headers['x-frame-options']).toBe('DENY')
})

test('a page keeps its own policy among the headers of every answer, kept or not', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)

  const kept = await site.ask('/pricing')
  const made = await site.ask('/verify-email?token=secret')
  const head = await site.ask('/verify-email', {}, 'HEAD')

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
    '/verify-email',
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

test('a form that never ends is refused in French before it is read', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const chunk = `ffff\r\n${'a'.repeat(0xffff)}\r\n`

  const { status, text } = await site.raw(
    `POST /assistance HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked`,
    `${chunk}${chunk}0\r\n\r\n`,
  )

  expect(status).toBe(413)
  expect(text).toContain('Ce formulaire est trop long.')
})

test('a form that another site sends in the name of its visitor is refused', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const post = (origin: string) =>
    site.ask('/assistance', { Host: 'vis-a-vis.example', Origin: origin }, 'POST')

  const ours = await post('https://vis-a-vis.example')
  const others = [await post('https://ailleurs.example'), await post('null')]

  expect(ours.status).toBe(200)
  expect(others.map(({ status }) => status)).toEqual([403, 403])
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
