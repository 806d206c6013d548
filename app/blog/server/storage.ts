import type { Insertable } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'
import type { Article, ArticleCard } from '../contract.ts'
import { type ArticleFilter, matches, weighWords } from './search-storage.ts'

type Row = Insertable<Tables['article']>
type CardRow = Omit<Row, 'content' | 'updatedAt' | 'version'>

const CARD = [
  'id',
  'slug',
  'title',
  'excerpt',
  'category',
  'author',
  'featured',
  'published',
  'readTime',
  'createdAt',
] as const

/** An article as kept: what its readers see, whether they may, and how often it changed. */
export type StoredArticle = Article & { published: boolean; version: number }
export type NewArticle = Omit<StoredArticle, 'version'>
export type StoredCard = ArticleCard & { published: boolean }

/** Newest first. */
export async function listCards(
  db: Db,
  filter: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredCard[]> {
  const weighed = await weighWords(db, filter)
  const rows = await db
    .selectFrom('article')
    .select(CARD)
    .where((eb) => matches(eb, weighed))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toCard)
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const weighed = await weighWords(db, filter)
  const { total } = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, weighed))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The newest of a search, so that it is walked once for its page and for its total. */
export async function listFound(db: Db, filter: ArticleFilter, limit: number): Promise<string[]> {
  const weighed = await weighWords(db, filter)
  const rows = await db
    .selectFrom('article')
    .select('id')
    .where((eb) => matches(eb, weighed))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order of their identifiers. */
export async function listCardsOf(db: Db, ids: readonly string[]): Promise<StoredCard[]> {
  const rows = await db.selectFrom('article').select(CARD).where('id', 'in', ids).execute()
  return rows.map(toCard).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Grows with every change of an article, in every process. */
export async function readRevision(db: Db): Promise<number> {
  const { number } = await db
    .selectFrom('article_revision')
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}

/**
 * Counts a change of the articles. Who begins with it has the turn until the transaction ends:
 * what it reads of an article is what it replaces.
 */
export async function countChange(tx: Db): Promise<void> {
  await tx
    .updateTable('article_revision')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .execute()
}

/** Where the published articles are and when they last changed, newest first. */
export function listAddresses(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('article')
    .select(['slug', 'updatedAt'])
    .where('published', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findArticle(
  db: Db,
  key: { slug: string } | { id: string },
): Promise<StoredArticle | null> {
  const row = await db
    .selectFrom('article')
    .selectAll()
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return row ? { ...row, ...flags(row) } : null
}

/** Says false, and keeps nothing, when another article has the slug. Belongs into a transaction. */
export async function insertArticle(
  tx: Db,
  article: NewArticle,
  words: readonly string[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('article')
    .values(toRow(article))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await insertWords(tx, article.id, words)
  await countChange(tx)
  return true
}

export async function isSlugOfAnother(db: Db, slug: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Belongs into a transaction that began with `countChange`. */
export async function replaceArticle(
  tx: Db,
  article: StoredArticle,
  words: readonly string[],
): Promise<void> {
  const { id, createdAt: _, ...row } = toRow(article)
  await tx
    .updateTable('article')
    .set({ ...row, version: article.version })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('article_word').where('articleId', '=', id).execute()
  await insertWords(tx, id, words)
}

async function insertWords(tx: Db, articleId: string, words: readonly string[]): Promise<void> {
  const rows = words.map((word) => ({ word, articleId }))
  if (rows.length > 0) await tx.insertInto('article_word').values(rows).execute()
}

/** Belongs into a transaction that began with `countChange`. */
export async function markPublished(
  tx: Db,
  id: string,
  { published, updatedAt }: { published: boolean; updatedAt: string },
): Promise<void> {
  const set = { published: published ? 1 : 0, updatedAt }
  await tx
    .updateTable('article')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Belongs into a transaction that began with `countChange`. */
export async function deleteArticle(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('article').where('id', '=', id).execute()
}

/** Notes that something was loaded; says false when it already had been. */
export async function markSeeded(db: Db, name: string, doneAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seeding')
    .values({ name, doneAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const flags = ({ featured, published }: { featured: number; published: number }) => ({
  featured: featured === 1,
  published: published === 1,
})

const toCard = (row: CardRow): StoredCard => ({ ...row, ...flags(row) })

const toRow = (article: NewArticle): Row => ({
  ...article,
  featured: article.featured ? 1 : 0,
  published: article.published ? 1 : 0,
})
