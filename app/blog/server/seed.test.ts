import { expect, test } from 'vitest'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { FIRST_ARTICLES } from '../content/first-articles.ts'
import { ArticleQuery } from '../contract.ts'
import { CATEGORIES } from '../rules.ts'
import { slugFrom } from '../slug.ts'
import { seedArticles } from './seed.ts'
import { findFeatured, listArticles, readArticle } from './service.ts'
import { removeArticle } from './writing.ts'

const ALL = ArticleQuery.parse({ limit: '50' })

test.each(DATABASES)('the first articles are loaded once and for all, on %s', async (database) => {
  await using ports = await createTestPorts({ database })

  await Promise.all([seedArticles(ports), seedArticles(ports)])
  const { articles, total } = await listArticles(ports, ALL)
  for (const { id } of articles) await removeArticle(ports, id)
  await seedArticles(ports)

  expect(total).toBe(10)
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  expect(await listArticles(ports, ALL)).toEqual({ articles: [], total: 0 })
})

test('a database that already holds an article is left alone', async () => {
  await using ports = await createTestPorts()
  await anArticle(ports)

  await seedArticles(ports)

  expect(await listArticles(ports, ALL)).toMatchObject({ total: 1 })
})

test('each of the first articles is as long as promised, in order and in correct French typography', async () => {
  await using ports = await createTestPorts()
  await seedArticles(ports)
  const { articles } = await listArticles(ports, ALL)

  for (const { slug, title, excerpt } of articles) {
    const { content } = await readArticle(ports, slug)
    const words = content
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)

    expect(words.length, slug).toBeGreaterThanOrEqual(600)
    expect(words.length, slug).toBeLessThanOrEqual(1200)
    expect(`${title} ${excerpt} ${content.replace(/<[^>]+>/g, '')}`, slug).not.toMatch(
      /[^\u00a0][:;!?»](?=\s|$)|«[^\u00a0]|’|\bd'un e\b/,
    )
  }
  expect(await findFeatured(ports)).not.toBeNull()
})

test('the first articles lead to each other, and to pages that exist', async () => {
  const places = new Set([
    ...FIRST_ARTICLES.map(({ title }) => `/blog/${slugFrom(title)}`),
    ...['informatique', 'commercial', 'marketing', 'finance'].map((name) => `/entretien-${name}`),
    '/job-description',
  ])
  for (const { title, content } of FIRST_ARTICLES) {
    const links = [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => address)

    expect(links, title).not.toEqual([])
    expect(links.filter((address) => !places.has(address ?? ''))).toEqual([])
  }
})
