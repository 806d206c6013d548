import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'
import type { Article, ArticleCard } from '../contract.ts'

type Row = Insertable<Tables['article']>
type CardRow = Omit<Row, 'content' | 'updatedAt'>

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

/** An article as kept: what its readers see, and whether they may. */
export type StoredArticle = Article & { published: boolean }
export type StoredCard = ArticleCard & { published: boolean }

export interface ArticleFilter {
  /** Beginnings of words that must all be there, folded. */
  words?: readonly string[]
  category?: string | null
  published?: boolean | null
  featured?: boolean
  exceptId?: string
}

/** Newest first. */
export async function listCards(
  db: Db,
  filter: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('article')
    .select(CARD)
    .where((eb) => matches(eb, filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toCard)
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const { total } = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Where the published articles are and when they last changed, newest first. */
export function listAddresses(db: Db, limit: number) {
  return db
    .selectFrom('article')
    .select(['slug', 'updatedAt'])
    .where('published', '=', 1)
    .orderBy('createdAt', 'desc')
    .limit(limit)
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
  article: StoredArticle,
  words: readonly string[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('article')
    .values(toRow(article))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await insertWords(tx, article.id, words)
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

/** Belongs into a transaction. */
export async function replaceArticle(
  tx: Db,
  article: StoredArticle,
  words: readonly string[],
): Promise<void> {
  const { id, createdAt: _, ...row } = toRow(article)
  await tx.updateTable('article').set(row).where('id', '=', id).execute()
  await tx.deleteFrom('article_word').where('articleId', '=', id).execute()
  await insertWords(tx, id, words)
}

async function insertWords(tx: Db, articleId: string, words: readonly string[]): Promise<void> {
  const rows = words.map((word) => ({ word, articleId }))
  if (rows.length > 0) await tx.insertInto('article_word').values(rows).execute()
}

export async function markPublished(
  db: Db,
  id: string,
  { published, updatedAt }: { published: boolean; updatedAt: string },
): Promise<void> {
  const set = { published: published ? 1 : 0, updatedAt }
  await db.updateTable('article').set(set).where('id', '=', id).execute()
}

export async function deleteArticle(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('article')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
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

function matches(eb: ExpressionBuilder<Tables, 'article'>, filter: ArticleFilter) {
  const { words = [], category, published, featured, exceptId } = filter
  return eb.and([
    ...(published == null ? [] : [eb('published', '=', published ? 1 : 0)]),
    ...(category ? [eb('category', '=', category)] : []),
    ...(featured ? [eb('featured', '=', 1)] : []),
    ...(exceptId ? [eb('id', '<>', exceptId)] : []),
    ...words.map((word) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('article_word')
          .select('articleId')
          .where('word', '>=', word)
          .where('word', '<', `${word}${LAST_SIGN}`),
      ),
    ),
  ])
}

const LAST_SIGN = '\u{10ffff}'

const flags = ({ featured, published }: { featured: number; published: number }) => ({
  featured: featured === 1,
  published: published === 1,
})

const toCard = (row: CardRow): StoredCard => ({ ...row, ...flags(row) })

const toRow = (article: StoredArticle): Row => ({
  ...article,
  featured: article.featured ? 1 : 0,
  published: article.published ? 1 : 0,
})
