import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'
import type { Article, ArticleCard } from '../contract.ts'
import {
  fileWords,
  findPlaces,
  freePlace,
  placesOf,
  removeWords,
  type Search,
} from './search-storage.ts'

type Row = Insertable<Tables['article']>
type CardRow = Omit<Row, 'content' | 'updatedAt' | 'version' | 'place'>

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

export interface ArticleFilter extends Partial<Search> {
  featured?: boolean
  exceptId?: string
}

/** Newest first. */
export async function listCards(
  db: Db,
  filter: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredCard[]> {
  // A far page is reached in the index; only its own articles are read.
  const page = db
    .selectFrom('article')
    .select('id')
    .where((eb) => matches(db, eb, filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom('article')
    .select(CARD)
    .where('id', 'in', page)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toCard)
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const { total } = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(db, eb, filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matches(db: Db, eb: ExpressionBuilder<Tables, 'article'>, filter: ArticleFilter) {
  const { words = [], category, published, featured, exceptId } = filter
  return eb.and([
    ...(published == null ? [] : [eb('published', '=', published ? 1 : 0)]),
    ...(category ? [eb('category', '=', category)] : []),
    ...(featured ? [eb('featured', '=', 1)] : []),
    ...(exceptId ? [eb('id', '<>', exceptId)] : []),
    ...(words.length > 0 ? [sql<boolean>`place in (${placesOf(db, { ...filter, words })})`] : []),
  ])
}

/** The places of the newest of a search, so that it is walked once for its page and for its total. */
export const listFound = (db: Db, search: Search, limit: number) => findPlaces(db, search, limit)

/** In the order of their places. */
export async function listCardsAt(db: Db, places: readonly number[]): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('article')
    .select(CARD)
    .where('place', 'in', places)
    .orderBy('place', 'desc')
    .execute()
  return rows.map(toCard)
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
  if (!row) return null
  const { place: _, ...article } = row
  return { ...article, ...flags(row) }
}

/** Says false, and keeps nothing, when another article has the slug. Belongs into a transaction. */
export async function insertArticle(
  tx: Db,
  article: NewArticle,
  words: readonly string[],
): Promise<boolean> {
  // First, so that no two take the same place.
  await countChange(tx)
  const place = await freePlace(tx, article.createdAt)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('article')
    .values({ ...toRow(article), place })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await fileWords(tx, place, { ...article, words })
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
  await fileAnew(tx, article, words)
}

async function fileAnew(tx: Db, article: StoredArticle, words: readonly string[]): Promise<void> {
  const place = await placeOf(tx, article.id)
  await removeWords(tx, place)
  await fileWords(tx, place, { ...article, words })
}

async function placeOf(tx: Db, id: string): Promise<number> {
  const { place } = await tx
    .selectFrom('article')
    .select('place')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return place
}

/** Keeps whether an article is published. Belongs into a transaction that began with `countChange`. */
export async function markPublished(
  tx: Db,
  article: StoredArticle,
  words: readonly string[],
): Promise<void> {
  const { id, published, updatedAt, version } = article
  await tx
    .updateTable('article')
    .set({ published: published ? 1 : 0, updatedAt, version })
    .where('id', '=', id)
    .execute()
  await fileAnew(tx, article, words)
}

/** Belongs into a transaction that began with `countChange`. */
export async function deleteArticle(tx: Db, id: string): Promise<void> {
  await removeWords(tx, await placeOf(tx, id))
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
