import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aSite } from '#testing/a-site.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts } from '#testing/test-ports.ts'

async function get(app: ReturnType<typeof createApp>, path: string) {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

test('the list gives cards and a total, an article gives its text too', async () => {
  await using ports = await createTestPorts()
  await anArticle(ports, { title: 'Le CV', category: 'Guide' })
  const app = createApp(ports)

  const list = await get(app, '/api/blog/articles?category=Guide&limit=3')
  const article = await get(app, '/api/blog/articles/le-cv')

  const card = {
    slug: 'le-cv',
    title: 'Le CV',
    author: 'La rédaction',
    featured: false,
    readTime: 5,
  }
  expect(list).toMatchObject({ status: 200, body: { articles: [card], total: 1 } })
  expect(list.body.articles[0]).not.toHaveProperty('published')
  expect(article).toMatchObject({
    status: 200,
    body: { ...card, content: '<p>Un paragraphe.</p>' },
  })
})

test.each([
  'page=0',
  'page=-3&limit=-1',
  'page=abc&limit=abc',
  'page=1e999&limit=1e999',
  'page=1.5&limit=0',
  'page=&limit=&search=&category=',
  'category=all&page=1&page=2',
  `search=${'%20'.repeat(4000)}`,
  'search=%00%ED%A0%80&category=%00',
  "search='%25_\\",
])('a list asked with %s answers its first page', async (query) => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await get(app, `/api/blog/articles?${query}`)

  expect(status).toBe(200)
  expect(body).toEqual({ articles: [], total: 0 })
})

test.each(['absent', '%00', '%ED%A0%80', '..%2f..%2f', "'--"])(
  'an article asked as %s is 404 in French',
  async (slug) => {
    await using ports = await createTestPorts()

    const { status, body } = await get(createApp(ports), `/api/blog/articles/${slug}`)

    expect(status).toBe(404)
    expect(body).toEqual({
      code: 'not-found',
      message: "Cet article n'existe pas ou n'est pas publié.",
    })
  },
)

test('what PostgreSQL cannot hold is taken out of a question', async () => {
  await using ports = await createTestPorts({ database: 'postgres' })
  const app = createApp(ports)

  const list = await get(app, '/api/blog/articles?search=%00a%ED%A0%80&category=%00&page=1e15')
  const article = await get(app, '/api/blog/articles/%00')

  expect(list.status).toBe(200)
  expect(article.status).toBe(404)
})

test('a draft is read by administrators alone, and kept by nobody on the way', async () => {
  await using ports = await createTestPorts()
  await anArticle(ports, { title: 'Brouillon', published: false })
  await using site = await aSite(ports)
  const user = await anAccount(ports)
  const admin = await anAccount(ports, { isAdmin: true })
  const read = (token?: string) =>
    site.ask('/api/blog/articles/brouillon', { ...(token && { Authorization: `Bearer ${token}` }) })

  const shown = await read(admin.token)

  expect(JSON.parse(shown.body.toString())).toMatchObject({ title: 'Brouillon' })
  expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect((await read(user.token)).status).toBe(404)
  expect((await read()).status).toBe(404)
  expect((await read('nimportequoi')).status).toBe(404)
})

test('a published article is as public to who has an ended session as to visitors', async () => {
  await using ports = await createTestPorts()
  await anArticle(ports, { title: 'Le CV' })
  const app = createApp(ports)

  const asked = await app.request('/api/blog/articles/le-cv', {
    headers: { Authorization: 'Bearer jeton-perime' },
  })

  expect([asked.status, (await asked.json()).title]).toEqual([200, 'Le CV'])
})
