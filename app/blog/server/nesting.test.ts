import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { cleanHtml } from './clean-html.ts'
import { cleanedOnce } from './kept-texts.ts'
import { isTooDeep } from './nesting.ts'
import { readArticle } from './service.ts'
import { readForAuthor, updateArticle } from './writing.ts'

const TOO_DEEP =
  'Ce texte emboîte plus de 100 balises les unes dans les autres. Simplifiez sa mise en forme, puis réessayez.'
const DEEP = `<p>Un mois.</p>${'<b>'.repeat(66_000)}Deux < trois`

const FORM = {
  title: 'Un titre',
  slug: 'un-titre',
  excerpt: 'Un extrait.',
  category: 'Guide',
  author: 'La rédaction',
  featured: false,
  published: true,
  readTime: 5,
} as const

test.each([
  ['<b>'.repeat(100), false],
  ['<b>'.repeat(101), true],
  ['<x>'.repeat(66_000), true],
  [DEEP, true],
  ['<p>Un'.repeat(20_000), false],
  [`<ul>${'<li>un'.repeat(20_000)}`, false],
  ['<p>Un<br><img src="/a.png"><b>deux</b></p>'.repeat(2_000), false],
  ['<'.repeat(200_000), false],
])('what stands inside more than a hundred others nests too deep: case %#', (html, isDeep) => {
  expect(isTooDeep(html)).toBe(isDeep)
})

test.each(DATABASES)(
  'a text that nests too deep is refused in French, written, changed or previewed, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { token } = await anAccount(ports, { isAdmin: true })
    const { id } = await anArticle(ports)
    const body = { ...FORM, content: DEEP }

    const replies = [
      await call(app, 'POST /api/admin/blog/articles', { token, body }),
      await call(app, `PUT /api/admin/blog/articles/${id}`, { token, body }),
      await call(app, 'POST /api/admin/blog/preview', { token, body: { content: DEEP } }),
    ]

    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 400,
        body: { message: TOO_DEEP, fields: { content: TOO_DEEP } },
      })
    }
  },
)

test.each(DATABASES)(
  'a text kept before that was refused is shown by its words alone, to readers and authors, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { id, slug } = await anArticle(ports)
    await ports.db.updateTable('article').set({ content: DEEP }).execute()

    const shown = await readArticle(ports, slug)
    const edited = await readForAuthor(ports, id)

    expect(shown.content.replace(/\s+/g, ' ')).toBe('<p> Un mois. Deux &lt; trois</p>')
    expect(edited.content).toBe(shown.content)
  },
)

test('a text is cleaned once for all its readers, and anew when it changes', async () => {
  await using ports = await createTestPorts()
  const { id, slug, version, updatedAt } = await anArticle(ports)
  const before = await readArticle(ports, slug)
  const unread = '<p>Sans être lu.</p>'

  const again = cleanedOnce(ports.db, { id, version, updatedAt, content: unread })
  ports.clock.set('2026-11-27T10:00:00.000Z')
  await updateArticle(ports, id, { ...FORM, slug, content: '<p>Changé.</p>' })
  const changed = await readArticle(ports, slug)

  expect(again).toBe(before.content)
  expect(changed.content).toBe('<p>Changé.</p>')
})

test('the headings of an article are found whatever stands around them', async () => {
  await using ports = await createTestPorts()
  const content = cleanHtml(
    `${'<h2>'.repeat(90)}Un préavis</h2><p>rien</p><h3 id="a">Et <em>après</em></h3>`,
  )
  const { slug } = await anArticle(ports, { title: 'Titre', content })
  const app = createApp(ports)

  const found = await call(app, 'GET /api/blog/articles?search=preavis%20apres')
  const none = await call(app, 'GET /api/blog/articles?search=rien')

  expect(found.body).toMatchObject({ articles: [{ slug }], total: 1 })
  expect(none.body).toMatchObject({ total: 0 })
})
