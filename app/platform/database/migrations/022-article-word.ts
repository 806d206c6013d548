import { type Kysely, PostgresAdapter, sql } from 'kysely'

interface Before {
  article: { id: string; searchText: string }
  article_word: { word: string; articleId: string }
}

/** Beginnings of words are found by range, which takes an order by bytes: SQLite's own, `C` in PostgreSQL. */
export async function up(db: Kysely<Before>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('article_word')
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('articleId', 'text', (column) =>
      column.notNull().references('article.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('article_word_pk', ['word', 'articleId'])
    .execute()
  await db.schema
    .createIndex('article_word_by_article')
    .on('article_word')
    .column('articleId')
    .execute()

  for (const { id, searchText } of await db
    .selectFrom('article')
    .select(['id', 'searchText'])
    .execute()) {
    const words = new Set(searchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    const rows = [...words].map((word) => ({ word, articleId: id }))
    if (rows.length > 0) await db.insertInto('article_word').values(rows).execute()
  }
  await db.schema.alterTable('article').dropColumn('searchText').execute()
}
