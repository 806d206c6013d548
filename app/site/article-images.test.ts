import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aSite } from '#testing/a-site.ts'
import { anAccount } from '#testing/an-account.ts'
import { anImage } from '#testing/an-image.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type DatabaseName } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const FORM = {
  ...{ title: 'Un plan', slug: 'un-plan', excerpt: 'Un extrait.', category: 'Guide' },
  ...{ author: 'La rédaction', featured: false, published: true, readTime: 5 },
}
const EIGHT_DAYS = 8 * 24 * 60 * 60 * 1000

async function anAuthor(database: DatabaseName = 'sqlite') {
  const ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { token } = await anAccount(ports, { isAdmin: true })
  const ask = (what: string, body?: unknown) => call(app, what, { token, body })
  return {
    ports,
    app,
    ask,
    send: (bytes: Uint8Array) =>
      ask('POST /api/admin/blog/images', { content: Buffer.from(bytes).toString('base64') }),
    save: (content: string, more = {}) =>
      ask('POST /api/admin/blog/articles', { ...FORM, content, ...more }),
    [Symbol.asyncDispose]: () => ports[Symbol.asyncDispose](),
  }
}

/** A photograph that was taken on its side: EXIF says to turn it by a quarter. */
function turned(jpg: Buffer): Buffer {
  const tiff = '4d4d002a0000000800010112000300000001000600000000 0000'.replace(' ', '')
  const body = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff, 'hex')])
  const size = Buffer.alloc(2)
  size.writeUInt16BE(body.length + 2)
  return Buffer.concat([
    jpg.subarray(0, 2),
    Buffer.from('ffe1', 'hex'),
    size,
    body,
    jpg.subarray(2),
  ])
}

const KINDS = [
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const

test.each(DATABASES)(
  'each kind of image is kept, measured and served as what it is, on %s',
  async (database) => {
    await using author = await anAuthor(database)
    await using site = await aSite(author.ports)

    for (const [kind, type] of KINDS) {
      const bytes = anImage(kind)
      const { status, body } = await author.send(bytes)
      const shown = await site.ask(body.address)
      const again = await site.ask(body.address, { 'If-None-Match': shown.headers.etag ?? '' })

      expect([status, body.width, body.height]).toEqual([201, 24, 16])
      expect(body.address).toMatch(new RegExp(`^/images/[0-9a-f]{32}\\.${kind}$`))
      expect(shown).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      })
      expect(sha256(shown.body)).toBe(sha256(bytes))
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
  },
)

test('what is no such image, too large or too wide is refused in words', async () => {
  await using author = await anAuthor()
  const png = anImage('png')
  const wide = Buffer.from(png)
  wide.writeUInt32BE(8_001, 16)
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const NONE = "Ce fichier n'est pas une image PNG, JPEG, WebP ou AVIF qui puisse être lue."
  const NO_LARGER = 'Cette image dépasse 2\u00a0Mo. Réduisez-la, puis réessayez.'

  const replies = [
    await author.send(gif),
    await author.send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    await author.send(Buffer.from('<!doctype html><script>alert(1)</script>')),
    await author.send(anImage('avif').subarray(0, 40)),
    await author.send(Buffer.concat([png, Buffer.alloc(2_000_000)])),
    await author.send(wide),
  ]

  expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
    [400, NONE],
    [400, NONE],
    [400, NONE],
    [400, NONE],
    [400, NO_LARGER],
    [400, 'Cette image dépasse 8\u00a0000\u00a0pixels de côté. Réduisez-la, puis réessayez.'],
  ])
})

test('a photograph taken on its side is as high as it is shown', async () => {
  await using author = await anAuthor()

  const { body } = await author.send(turned(anImage('jpg')))

  expect(body).toMatchObject({ width: 16, height: 24 })
})

test.each(DATABASES)(
  'an article shows its images with the place that they take, whatever was written, on %s',
  async (database) => {
    await using author = await anAuthor(database)
    const { address } = (await author.send(anImage('webp'))).body

    const made = await author.save(`<p>Voici.</p><img src="${address}" alt="Le plan" width="9">`)
    const read = await author.ask('GET /api/blog/articles/un-plan')

    expect(made.status).toBe(201)
    expect(read.body.content).toBe(
      `<p>Voici.</p><img src="${address}" alt="Le plan" width="24" height="16" loading="lazy" />`,
    )
  },
)

test.each([
  '<img src="https://ailleurs.example/a.png" alt="">',
  '<img src="//ailleurs.example/a.png">',
  '<IMG SRC="data:image/png;base64,AAAA">',
  '<p><img src="plan.png"></p>',
])('an article that shows %s is not kept, and says why', async (image) => {
  await using author = await anAuthor()
  const message =
    "Ce texte montre une image qui n'est pas enregistrée sur ce site, et que la page ne pourrait pas afficher. Retirez-la, ou ajoutez-la avec «\u00a0Insérer une image\u00a0»."

  const made = await author.save(`<p>Voici.</p>${image}`)

  expect(made).toMatchObject({ status: 400, body: { message, fields: { content: message } } })
})

test.each(DATABASES)(
  'an image that no article shows is deleted a week later, one that is shown stays, on %s',
  async (database) => {
    await using author = await anAuthor(database)
    const shown = (await author.send(anImage('png'))).body.address
    const left = (await author.send(anImage('jpg'))).body.address
    const first = await author.save(`<p>Un.</p><img src="${shown}">`)
    const { clock } = author.ports
    clock.set(new Date(clock.now().getTime() + EIGHT_DAYS).toISOString())
    const late = (await author.send(anImage('avif'))).body.address
    await author.save('<p>Deux.</p>', { slug: 'deux' })
    const statusOf = async (address: string) => (await author.app.request(address)).status

    expect(await Promise.all([shown, left, late].map(statusOf))).toEqual([200, 404, 200])
    expect(await author.save(`<p>Trois.</p><img src="${left}">`, { slug: 'trois' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("n'est plus enregistrée") },
    })
    await author.ask(`DELETE /api/admin/blog/articles/${first.body.id}`)
    await author.save('<p>Quatre.</p>', { slug: 'quatre' })
    expect(await statusOf(shown)).toBe(404)
  },
)

test.each(['absente', '0123456789abcdef0123456789abcdef.png', `${'a'.repeat(32)}.svg`, '..%2fa'])(
  'an image asked as %s is not found',
  async (name) => {
    await using ports = await createTestPorts()

    const reply = await createApp(ports).request(`/images/${name}`)

    expect([reply.status, (await reply.json()).message]).toEqual([404, "Cette image n'existe pas."])
  },
)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
