import type { Kysely } from 'kysely'

/** How often the articles changed, and whether one of them has a word, without reading the article. */
export async function up(db: Kysely<{ article_revision: { number: number } }>) {
  await db.schema.dropIndex('article_word_by_article').execute()
  await db.schema
    .createIndex('article_word_by_article')
    .on('article_word')
    .columns(['articleId', 'word'])
    .execute()
  await db.schema
    .createTable('article_revision')
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('article_revision').values({ number: 0 }).execute()
}
