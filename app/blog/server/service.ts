import { Problem } from '#app/platform/problem.ts'
import { readable } from '#app/platform/text.ts'
import type { Ports } from '#app/ports.ts'
import type { Article, ArticleCard, ArticlePage, ArticleQuery } from '../contract.ts'
import { ARTICLE_NOT_FOUND } from '../messages.ts'
import { ALL_CATEGORIES, FOUND_MAX, RELATED_ARTICLES } from '../rules.ts'
import { wordsOf } from '../words.ts'
import { foundOnce } from './kept-searches.ts'
import { cleanedOnce } from './kept-texts.ts'
import {
  type ArticleFilter,
  countArticles,
  countChange,
  findArticle,
  listAddresses,
  listCards,
  listCardsAt,
  listFound,
  readRevision,
  type StoredCard,
} from './storage.ts'

const FEED_LENGTH = 20

type Database = Pick<Ports, 'db'>

/**
 * One page of the published articles, newest first; drafts are neither shown nor counted.
 * A search gives the newest `FOUND_MAX` at most.
 */
export async function listArticles({ db }: Database, query: ArticleQuery): Promise<ArticlePage> {
  const filter = { ...filterOf(query), published: true }
  const offset = (query.page - 1) * query.limit
  if (filter.words.length > 0) {
    const revision = await readRevision(db)
    const found = await foundOnce(db, { revision, search: filter }, () =>
      listFound(db, filter, FOUND_MAX),
    )
    const shown = found.slice(offset, offset + query.limit)
    const cards = shown.length > 0 ? await listCardsAt(db, shown) : []
    return { articles: cards.map(publicCard), total: found.length }
  }
  const [cards, total] = await Promise.all([
    listCards(db, filter, { limit: query.limit, offset }),
    countArticles(db, filter),
  ])
  return { articles: cards.map(publicCard), total }
}

/** Which articles a search and a category mean: every word, without regard to accents and case. */
export const filterOf = ({ search, category }: Pick<ArticleQuery, 'search' | 'category'>) =>
  ({
    words: wordsOf(search),
    category: category === ALL_CATEGORIES ? null : category,
  }) satisfies ArticleFilter

/** The newest published article that is put forward, or null. */
export async function findFeatured({ db }: Database): Promise<ArticleCard | null> {
  const filter = { published: true, featured: true }
  const [card] = await listCards(db, filter, { limit: 1, offset: 0 })
  return card ? publicCard(card) : null
}

/**
 * An article, its HTML cleaned once more; throws `not-found` for a draft too, unless an
 * administrator reads it.
 */
export async function readArticle(
  { db }: Database,
  slug: string,
  reader: { isAdmin: boolean } | null = null,
): Promise<Article> {
  const found = await findArticle(db, { slug: readable(slug) })
  if (!found || !(found.published || reader?.isAdmin))
    throw new Problem('not-found', ARTICLE_NOT_FOUND)
  const { published: _, version: __, ...article } = found
  return { ...article, content: cleanedOnce(db, found) }
}

/** Other published articles of the same category. */
export async function relatedTo({ db }: Database, article: Article): Promise<ArticleCard[]> {
  const filter = { published: true, category: article.category, exceptId: article.id }
  const cards = await listCards(db, filter, { limit: RELATED_ARTICLES, offset: 0 })
  return cards.map(publicCard)
}

/** What the feed announces. */
export async function latestArticles({ db }: Database): Promise<ArticleCard[]> {
  const cards = await listCards(db, { published: true }, { limit: FEED_LENGTH, offset: 0 })
  return cards.map(publicCard)
}

/** Where search engines find the published articles and when each last changed, newest first. */
export const articleAddresses = ({ db }: Database, place: { limit: number; offset: number }) =>
  listAddresses(db, place)

/** How many addresses there are. */
export const countAddresses = ({ db }: Database) => countArticles(db, { published: true })

/** Changes whenever an article does: what was made of all of them may be kept until then. */
export const articlesRevision = ({ db }: Database) => readRevision(db)

const publicCard = ({ published: _, ...card }: StoredCard): ArticleCard => card

/** Has whatever was made of all the articles made anew; gives how many of them are published. */
export async function renewSitemap({ db }: Database): Promise<number> {
  await countChange(db)
  return countArticles(db, { published: true })
}
