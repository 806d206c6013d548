import { type Kysely, PostgresAdapter, sql } from 'kysely'

interface Before {
  article: { id: string; category: string; published: number; createdAt: string; place: number }
  article_word: { word: string; articleId: string }
}

/**
 * Words are looked up by what each database has for it. An article's place grows with its date, so
 * the newest of ten thousand are found without reading the others.
 */
export async function up(db: Kysely<Before>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .alterTable('article')
    .addColumn('place', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  if (isPostgres) {
    await sql`create table article_search (place bigint primary key, words tsvector not null)`.execute(
      db,
    )
  } else {
    // The tokenizer « ascii » takes every sign beyond ASCII as part of a word: a word stays one.
    await sql`create virtual table article_search using fts5(
      words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12', tokenize = 'ascii'
    )`.execute(db)
  }
  await fill(db, isPostgres)
  await db.schema.createIndex('article_place').unique().on('article').column('place').execute()
  if (isPostgres) {
    await sql`create index article_search_words on article_search using gin (words)`.execute(db)
  }
  await db.schema.dropTable('article_word').execute()
}

async function fill(db: Kysely<Before>, isPostgres: boolean) {
  let last = 0
  for (const { id, category, published, createdAt } of await db
    .selectFrom('article')
    .select(['id', 'category', 'published', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()) {
    last = Math.max(last + 1, (Date.parse(createdAt) || 0) * 1000)
    await db.updateTable('article').set({ place: last }).where('id', '=', id).execute()
    const rows = await db
      .selectFrom('article_word')
      .select('word')
      .where('articleId', '=', id)
      .execute()
    const signs = [
      ...rows.map(({ word }) => word),
      `\ue001${category.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`,
      ...(published === 1 ? ['\ue000'] : []),
    ]
    await (isPostgres
      ? sql`insert into article_search (place, words) values (${last}, array_to_tsvector(${signs}::text[]))`
      : sql`insert into article_search (rowid, words) values (${last}, ${signs.join(' ')})`
    ).execute(db)
  }
}
