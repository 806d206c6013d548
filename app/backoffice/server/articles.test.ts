import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const titles = ({ body }: { body: { articles: { title: string }[] } }) =>
  body.articles.map(({ title }) => title)

test.each(DATABASES)(
  'the list shows drafts too, ten a page, and is searched and filtered, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { token } = await anAccount(ports, { isAdmin: true })
    const app = createApp(ports)
    const list = (query: string) => call(app, `GET /api/admin/blog/articles?${query}`, { token })
    for (let day = 10; day < 21; day++) {
      await anArticle(ports, { title: `Salaire ${day}`, createdAt: `2026-11-${day}T08:00:00.000Z` })
    }
    const draft = { title: 'Café brûlé', category: 'Finance' as const, published: false }
    await anArticle(ports, { ...draft, createdAt: '2026-11-21T08:00:00.000Z' })

    const all = await list('page=1')
    const rest = await list('page=2&search=&category=all')
    const found = await list('search=cafe')
    const finance = await list('category=Finance')
    const drafts = await list('published=false')
    const common = await list('published=true&search=salaire&page=2')

    expect(all.body.total).toBe(12)
    expect(titles(all)).toHaveLength(10)
    expect(titles(all)[0]).toBe('Café brûlé')
    expect(Object.keys(all.body.articles[0]).sort()).toEqual([
      'author',
      'category',
      'createdAt',
      'excerpt',
      'id',
      'published',
      'slug',
      'title',
    ])
    expect(titles(rest)).toEqual(['Salaire 11', 'Salaire 10'])
    for (const one of [found, finance, drafts]) expect(titles(one)).toEqual(['Café brûlé'])
    expect(common.body.total).toBe(11)
    expect(titles(common)).toEqual(['Salaire 10'])
  },
)

test.each([
  'page=0&published=peut-être',
  'page=abc&limit=5000',
  'page=1e999&category=%00&search=%ED%A0%80',
  'published=&page=&search=&category=',
  "published=1&search='%25",
])('a list asked with %s answers with sense', async (query) => {
  await using ports = await createTestPorts({ database: 'postgres' })
  const { token } = await anAccount(ports, { isAdmin: true })

  const { status, body } = await call(createApp(ports), `GET /api/admin/blog/articles?${query}`, {
    token,
  })

  expect(status).toBe(200)
  expect(body).toEqual({ articles: [], total: 0 })
})

const BODIES: Record<string, unknown> = {
  GET: undefined,
  DELETE: undefined,
  PATCH: { published: true },
  PUT: {
    ...{ title: 'T', slug: 't', excerpt: 'E', content: '<p>C</p>', category: 'IT', author: 'A' },
    ...{ featured: false, published: true, readTime: 1 },
  },
}

test.each(DATABASES)('an identifier of any shape is 404, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const { token } = await anAccount(ports, { isAdmin: true })
  const app = createApp(ports)
  const ids = ['absent', '%00', '%ED%A0%80', '..%2f..', "'--", '1e999', `${'9'.repeat(3000)}`]

  const replies = await Promise.all(
    ids.flatMap((id) =>
      Object.entries(BODIES).map(([method, body]) => {
        const end = method === 'PATCH' ? '/publish' : ''
        return call(app, `${method} /api/admin/blog/articles/${id}${end}`, { token, body })
      }),
    ),
  )

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]))
})

test.each([
  [{ ...(BODIES.PUT as object), id: 'x' }, 'Champ inconnu : « id ».'],
  [{ ...(BODIES.PUT as object), version: 1 }, 'Champ inconnu : « version ».'],
  [{ ...(BODIES.PUT as object), title: ' ' }, 'Le titre est requis'],
  [{ ...(BODIES.PUT as object), slug: undefined }, 'Le slug est requis'],
  [{ ...(BODIES.PUT as object), slug: '???' }, 'Le slug est requis'],
  [{ ...(BODIES.PUT as object), excerpt: null }, "L'extrait est requis"],
  [{ ...(BODIES.PUT as object), content: '<script>x</script>' }, 'Le contenu est requis'],
  [{ ...(BODIES.PUT as object), category: 'Autre' }, 'La catégorie est requise'],
  [{ ...(BODIES.PUT as object), author: '' }, "L'auteur est requis"],
  [{ ...(BODIES.PUT as object), readTime: 0 }, 'Le temps de lecture doit être supérieur à 0'],
  [{ ...(BODIES.PUT as object), readTime: '5' }, 'Le temps de lecture doit être supérieur à 0'],
  [[], 'La requête doit être un objet JSON.'],
])('%j is refused in French: %s', async (body, message) => {
  await using ports = await createTestPorts()
  const { token } = await anAccount(ports, { isAdmin: true })

  const reply = await call(createApp(ports), 'POST /api/admin/blog/articles', { token, body })

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', message } })
})

test('a preview is cleaned as the readers would see it', async () => {
  await using ports = await createTestPorts()
  const { token } = await anAccount(ports, { isAdmin: true })
  const body = { content: '<p onclick="x()">Un</p><script>x()</script>' }

  const reply = await call(createApp(ports), 'POST /api/admin/blog/preview', { token, body })

  expect(reply).toMatchObject({
    status: 200,
    body: { content: '<p>Un</p>', removed: ['onclick sur <p>', '<script>'] },
  })
})
