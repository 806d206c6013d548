import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugFrom } from '#app/blog/slug.ts'
import { readable } from '#app/platform/text.ts'
import { aProduct } from '#testing/a-product.ts'
import { anArticle } from '#testing/an-article.ts'
import { anyText, fitsIn } from '#testing/any-text.ts'
import { call } from '#testing/call.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { DATABASES } from '#testing/test-ports.ts'

const RUNS = 25

/** The rule of an article's short texts. */
const kept = (typed: string) => readable(typed).trim()
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const anyArticle = fc.record({
  title: anyText({ maxLength: 200 }),
  excerpt: anyText({ maxLength: 600 }),
  author: anyText({ maxLength: 100 }),
  words: anyText(),
})

test.each(DATABASES)(
  'what an author wrote comes back to the sign by every call that reads it, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const { token } = await product.aCaller('admin')
    const ask = (what: string, body?: unknown) => call(product.app, what, { token, body })
    let number = 0
    const property = fc.asyncProperty(anyArticle, async ({ words, ...typed }) => {
      const slug = `${typed.title.slice(0, 150)} ${number++}`
      const form = {
        ...{ ...typed, slug, content: `<p>${escaped(words)}</p>`, category: 'Guide' },
        ...{ featured: false, published: true, readTime: 5 },
      }
      const written = {
        title: kept(typed.title),
        excerpt: kept(typed.excerpt),
        author: kept(typed.author),
      }

      const made = await ask('POST /api/admin/blog/articles', form)

      const fits =
        isWithin(written.title, 200) &&
        isWithin(written.excerpt, 600) &&
        isWithin(written.author, 100)
      expect([made.status, made.body.message]).toEqual(
        fits ? [201, undefined] : [400, expect.any(String)],
      )
      if (!fits) return
      const { id } = made.body
      const edited = await ask(`GET /api/admin/blog/articles/${id}`)
      const shown = await ask(`GET /api/blog/articles/${slugFrom(kept(slug))}`)
      for (const { body } of [made, edited, shown]) {
        expect(body).toMatchObject({ ...written, slug: slugFrom(kept(slug)) })
        expect(unescaped(body.content)).toBe(`<p>${readable(words)}</p>`)
      }
      const listed = await ask('GET /api/blog/articles?limit=50')
      expect(listed.body.articles).toContainEqual(expect.objectContaining({ id, ...written }))
      await ask(`DELETE /api/admin/blog/articles/${id}`)
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)

const isWithin = (text: string, max: number) => text !== '' && fitsIn(text, max)

test.each(DATABASES)(
  'an article is found by the words of its own title, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const { token } = await product.aCaller('admin')
    const ask = (what: string, body?: unknown) => call(product.app, what, { token, body })
    let number = 0
    const property = fc.asyncProperty(anyText({ maxLength: 90 }), async (typed) => {
      const title = `Titre ${kept(typed)}`
      const { id } = await anArticle(product.ports, { title, slug: `titre-${number++}` })
      const search = encodeURIComponent(title)

      const byReaders = await ask(`GET /api/blog/articles?search=${search}`)
      const byAuthors = await ask(`GET /api/admin/blog/articles?search=${search}`)

      for (const { body } of [byReaders, byAuthors]) {
        expect(body.articles.map((article: { id: string }) => article.id)).toContain(id)
      }
      await ask(`DELETE /api/admin/blog/articles/${id}`)
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)
