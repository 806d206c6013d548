import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publishArticle } from '#app/blog/server/writing.ts'
import { aSite } from '#testing/a-site.ts'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const LIST = '/api/blog/articles'

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
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
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
