import type { Kysely } from 'kysely'

/** The content comes last: lists and searches then read no page of it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('article')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('readTime', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('article_by_date')
    .on('article')
    .columns(['published', 'createdAt', 'id'])
    .execute()
  await db.schema
    .createIndex('article_by_category')
    .on('article')
    .columns(['published', 'category', 'createdAt', 'id'])
    .execute()
}
