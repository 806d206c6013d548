import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { changesOf } from '#app/trace/server/service.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const FORM = {
  title: 'Le préavis',
  slug: 'le-preavis',
  excerpt: 'Combien de temps ?',
  content: '<p>Un mois.</p>',
  category: 'Ressources Humaines',
  author: 'La rédaction',
  featured: false,
  published: false,
  readTime: 4,
}

async function anAdmin(ports: TestPorts) {
  const admin = await anAccount(ports, { isAdmin: true })
  const app = createApp(ports)
  const ask = (what: string, body?: unknown) => call(app, what, { token: admin.token, body })
  return { admin, app, ask }
}

test.each(DATABASES)(
  'an article is created, changed, published, hidden and deleted, and each is kept with who did it, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { admin, ask } = await anAdmin(ports)
    const at = (second: number) => ports.clock.set(`2026-11-27T09:00:0${second}.000Z`)

    const created = await ask('POST /api/admin/blog/articles', FORM)
    const path = `/api/admin/blog/articles/${created.body.id}`
    at(1)
    const updated = await ask(`PUT ${path}`, { ...FORM, title: 'Le préavis, deux fois' })
    at(2)
    const published = await ask(`PATCH ${path}/publish`, { published: true })
    const again = await ask(`PATCH ${path}/publish`, { published: true })
    at(3)
    const hidden = await ask(`PATCH ${path}/publish`, { published: false })
    at(4)
    const deleted = await ask(`DELETE ${path}`)
    const gone = await ask(`GET ${path}`)

    expect(created).toMatchObject({ status: 201, body: { ...FORM, version: 1 } })
    expect(updated).toMatchObject({ status: 200, body: { title: 'Le préavis, deux fois' } })
    expect(published).toMatchObject({ status: 200, body: { published: true } })
    expect(again).toMatchObject({ status: 200, body: { version: published.body.version } })
    expect(hidden).toMatchObject({ status: 200, body: { published: false } })
    expect(deleted).toMatchObject({ status: 204, body: '' })
    expect(gone.status).toBe(404)
    const trace = await changesOf(ports, created.body.id, 10)
    expect(new Set(trace.map(({ actorId }) => actorId))).toEqual(new Set([admin.id]))
    expect(trace.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['article-deleted', expect.objectContaining({ slug: 'le-preavis' }), {}],
      ['article-hidden', { published: true }, { published: false }],
      ['article-published', { published: false }, { published: true }],
      ['article-changed', { title: 'Le préavis' }, { title: 'Le préavis, deux fois' }],
      ['article-created', {}, expect.objectContaining({ content: '15 signes' })],
    ])
  },
)

test.each(DATABASES)('a change that is refused leaves no trace, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const { ask } = await anAdmin(ports)
  const { id } = await anArticle(ports, { title: 'Autre' })
  await anArticle(ports, { title: 'Le préavis' })

  const taken = await ask('POST /api/admin/blog/articles', FORM)
  const moved = await ask(`PUT /api/admin/blog/articles/${id}`, FORM)

  const slug = "Ce slug est déjà celui d'un autre article. Choisissez-en un autre."
  expect(taken).toMatchObject({ status: 409, body: { code: 'conflict', fields: { slug } } })
  expect(moved).toMatchObject({ status: 409, body: { message: slug, fields: { slug } } })
  expect(await changesOf(ports, id, 10)).toEqual([])
})

test.each(DATABASES)(
  'the second of two administrators does not overwrite what the first wrote, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { ask } = await anAdmin(ports)
    const other = await anAdmin(ports)
    const { id, version } = await anArticle(ports, { title: 'Le préavis' })
    const path = `/api/admin/blog/articles/${id}`

    const first = await ask(`PUT ${path}`, { ...FORM, excerpt: 'Un.', version })
    const second = await other.ask(`PUT ${path}`, { ...FORM, excerpt: 'Deux.', version })
    const kept = await ask(`GET ${path}`)

    expect(first.status).toBe(200)
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message:
          "Cet article a été modifié entre-temps par quelqu'un d'autre. Votre texte n'a pas été enregistré et n'est pas perdu.",
      },
    })
    expect(kept.body.excerpt).toBe('Un.')
  },
)

test.each(DATABASES)('a change is on every public page at once, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const { app, ask } = await anAdmin(ports)
  const { id } = await anArticle(ports, { title: 'Avant' })
  const places = ['/sitemap.xml', '/rss.xml', '/api/blog/articles', '/api/blog/articles/le-preavis']
  const isThere = () =>
    Promise.all(
      places.map(async (place) => {
        const response = await app.request(place)
        return response.ok && (await response.text()).includes('le-preavis')
      }),
    )

  const before = await isThere()
  await ask(`PUT /api/admin/blog/articles/${id}`, { ...FORM, published: true })
  const shown = await isThere()
  await ask(`PATCH /api/admin/blog/articles/${id}/publish`, { published: false })

  expect(before).toEqual([false, false, false, false])
  expect(shown).toEqual([true, true, true, true])
  expect(await isThere()).toEqual([false, false, false, false])
})
