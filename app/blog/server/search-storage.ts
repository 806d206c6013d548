import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/database/database.ts'

/** Signs that no word holds: a search is narrowed by them as by words. */
const SHOWN = '\ue000'
const CATEGORY = '\ue001'
/** In letters: PostgreSQL takes no word of more than 2,046 bytes, whatever is asked for. */
const CATEGORY_LONGEST = 200
/** The places of one second: what is written within it keeps its order. */
const A_SECOND = 1_000_000
/** So many are looked through one by one in a millisecond. */
const LATEST = 1_000

export interface Search {
  /** Beginnings of words that must all be there, folded. */
  words: readonly string[]
  category?: string | null
  published?: boolean | null
}

interface Filed {
  category: string
  published: boolean
}

/**
 * A place of its own for a new article, the higher the newer. Belongs into a transaction that began
 * with `countChange`.
 */
export async function freePlace(tx: Db, createdAt: string): Promise<number> {
  const first = (Date.parse(createdAt) || 0) * 1000
  const { last } = await tx
    .selectFrom('article')
    .select((eb) => eb.fn.max<number | null>('place').as('last'))
    .where('place', '>=', first)
    .where('place', '<', first + A_SECOND)
    .executeTakeFirstOrThrow()
  return last === null ? first : last + 1
}

/** Has an article found by its words. */
export async function fileWords(
  tx: Db,
  place: number,
  { category, published, words }: Filed & { words: readonly string[] },
): Promise<void> {
  const signs = [...words, categorySign(category), ...(published ? [SHOWN] : [])]
  const insert = isPostgres(tx)
    ? sql`insert into article_search (place, words) values (${place}, array_to_tsvector(${signs}::text[]))`
    : sql`insert into article_search (rowid, words) values (${place}, ${signs.join(' ')})`
  await insert.execute(tx)
}

export async function removeWords(tx: Db, place: number): Promise<void> {
  await sql`delete from article_search where ${placeIn(tx)} = ${place}`.execute(tx)
}

/** The places of the newest articles of a search. */
export async function findPlaces(db: Db, search: Search, limit: number): Promise<number[]> {
  if (!isPostgres(db)) return newestOf(db, placesOf(db, search), limit)
  // What most articles have is found among the latest; all of it would be gathered and sorted.
  const latest = sql`(select place, words from article_search order by place desc limit ${LATEST}) latest`
  const found = await newestOf(db, placesAmong(latest, search), limit)
  return found.length < limit ? newestOf(db, placesOf(db, search), limit) : found
}

async function newestOf(db: Db, places: RawBuilder<unknown>, limit: number): Promise<number[]> {
  const newest = sql<{ place: number }>`${places} order by ${placeIn(db)} desc limit ${limit}`
  const { rows } = await newest.execute(db)
  return rows.map(({ place }) => place)
}

/** The places of all of them, within another question. */
export function placesOf(db: Db, search: Search): RawBuilder<{ place: number }> {
  if (isPostgres(db)) return placesAmong(sql`article_search`, search)
  const asked = [
    ...search.words.map((word) => `"${word}"*`),
    ...marksOf(search).map((mark) => `"${mark}"`),
  ].join(' AND ')
  return sql`select rowid as place from article_search where article_search match ${asked}`
}

/** The same of PostgreSQL, in some of its rows. */
function placesAmong(rows: RawBuilder<unknown>, search: Search): RawBuilder<{ place: number }> {
  const asked = [
    ...search.words.map((word) => `'${word}':*`),
    ...marksOf(search).map((mark) => `'${mark}'`),
  ].join(' & ')
  return sql`select place from ${rows} where words @@ ${asked}::tsquery`
}

const marksOf = ({ category, published }: Search) => [
  ...(category ? [categorySign(category)] : []),
  ...(published ? [SHOWN] : []),
]

const placeIn = (db: Db) => sql.ref(isPostgres(db) ? 'place' : 'rowid')

const categorySign = (category: string) =>
  CATEGORY +
  category
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, CATEGORY_LONGEST)
    .toWellFormed()

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter
