import { expect, test } from 'vitest'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { ArticleQuery } from '../contract.ts'
import { FOUND_MAX } from '../rules.ts'
import { findFeatured, listArticles, readArticle, relatedTo } from './service.ts'

const ask = (query: Record<string, unknown> = {}) => ArticleQuery.parse(query)
const titles = ({ articles }: { articles: { title: string }[] }) =>
  articles.map(({ title }) => title)

test.each(DATABASES)('articles come newest first, nine a page, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    const createdAt = new Date(Date.UTC(2026, 10, day)).toISOString()
    await anArticle(ports, { title: `Jour ${day}`, createdAt })
  }

  const first = await listArticles(ports, ask())
  const second = await listArticles(ports, ask({ page: '2' }))
  const beyond = await listArticles(ports, ask({ page: '99' }))

  expect(first.total).toBe(11)
  expect(titles(first)).toHaveLength(9)
  expect(first.articles[0]?.title).toBe('Jour 11')
  expect(titles(second)).toEqual(['Jour 2', 'Jour 1'])
  expect(beyond).toEqual({ articles: [], total: 11 })
})

test.each(DATABASES)('a search regards neither accents nor capitals, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  await anArticle(ports, { title: "Négocier son salaire à l'été" })
  await anArticle(ports, { title: 'Le CV', content: '<h2>Œuvrer en équipe</h2><p>Lundi</p>' })
  await anArticle(ports, { title: 'Gagner 100 % de confiance_en soi' })

  const found = (search: string) => listArticles(ports, ask({ search })).then(titles)

  expect(await found('NEGOCIER ete')).toEqual(["Négocier son salaire à l'été"])
  expect(await found('oeuvrer')).toEqual(['Le CV'])
  expect(await found('100 %')).toEqual(['Gagner 100 % de confiance_en soi'])
  expect(await found('confian')).toEqual(['Gagner 100 % de confiance_en soi'])
  expect(await found('onfiance')).toEqual([])
  expect(await found("\\' or 1=1 --")).toEqual([])
})

test.each(DATABASES)('a draft is invisible everywhere, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const article = await anArticle(ports, { title: 'Visible' })
  await anArticle(ports, { title: 'Brouillon', published: false, featured: true })

  const page = await listArticles(ports, ask({ search: 'brouillon' }))

  expect(page).toEqual({ articles: [], total: 0 })
  expect(await findFeatured(ports)).toBeNull()
  expect(await relatedTo(ports, article)).toEqual([])
  await expect(readArticle(ports, 'brouillon')).rejects.toMatchObject({ kind: 'not-found' })
})

test.each(DATABASES)('up to three others of the category are related, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const article = await anArticle(ports, { title: 'Celui-ci', category: 'IT' })
  for (const title of ['Un', 'Deux', 'Trois', 'Quatre']) {
    await anArticle(ports, { title, category: 'IT' })
  }
  await anArticle(ports, { title: 'Ailleurs', category: 'Finance' })

  const related = await relatedTo(ports, article)

  expect(related).toHaveLength(3)
  expect(related.map(({ title }) => title)).not.toContain('Celui-ci')
  expect(new Set(related.map(({ category }) => category))).toEqual(new Set(['IT']))
})

test('an article is cleaned again when shown, whatever lies in the database', async () => {
  await using ports = await createTestPorts()
  const { id } = await anArticle(ports, { title: 'Piégé' })
  const content = '<p>Bonjour</p><script>alert(1)</script>'
  await ports.db.updateTable('article').set({ content }).where('id', '=', id).execute()

  const shown = await readArticle(ports, 'piege')

  expect(shown.content).toBe('<p>Bonjour</p>')
})

test('an article of which cleaning leaves nothing is shown empty', async () => {
  await using ports = await createTestPorts()
  const { id } = await anArticle(ports, { title: 'Vidé' })
  const content = '<script>alert(1)</script>'
  await ports.db.updateTable('article').set({ content }).where('id', '=', id).execute()

  const shown = await readArticle(ports, 'vide')

  expect(shown.content).toBe('')
})

test.each(DATABASES)(
  'a search that everything answers gives the newest, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const names = Array.from({ length: 2_100 }, (_, index) => String(index + 1).padStart(4, '0'))
    await ports.db.transaction().execute(async (tx) => {
      for (const name of names) {
        const age = name > '2000' ? 'recent' : 'ancien'
        const createdAt = new Date(Date.UTC(2026, 0, 1, 0, Number(name))).toISOString()
        await anArticle(
          { ...ports, db: tx },
          { title: name, excerpt: `Entretien ${age}`, createdAt },
        )
      }
    })

    const all = await listArticles(ports, ask({ search: 'entre' }))
    const last = await listArticles(ports, ask({ search: 'entre', page: 11 }))
    const beyond = await listArticles(ports, ask({ search: 'entre', page: 12 }))
    const both = await listArticles(ports, ask({ search: 'recent entretien' }))
    const old = await listArticles(ports, ask({ search: 'anci entre 15' }))
    const none = await listArticles(ports, ask({ search: 'ancien recent' }))

    expect(all.total).toBe(FOUND_MAX)
    expect(titles(all).slice(0, 2)).toEqual(['2100', '2099'])
    expect(titles(last).at(-1)).toBe('2002')
    expect(beyond.articles).toEqual([])
    expect(both.total).toBe(FOUND_MAX)
    expect(titles(both)[0]).toBe('2100')
    expect(old.total).toBe(FOUND_MAX)
    expect(titles(old)[0]).toBe('1599')
    expect(none).toEqual({ articles: [], total: 0 })
  },
  // Two thousand articles, one after the other, took half a minute on a busy machine.
  120_000,
)
