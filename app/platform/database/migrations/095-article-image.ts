import type { Kysely } from 'kysely'

/** The images that authors upload, named by their content, and which articles show them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('article_image')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('keptAt', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('article_image_by_date')
    .on('article_image')
    .columns(['keptAt', 'id'])
    .execute()
  await db.schema
    .createTable('article_image_use')
    .addColumn('articleId', 'text', (column) =>
      column.notNull().references('article.id').onDelete('cascade'),
    )
    .addColumn('imageId', 'text', (column) => column.notNull().references('article_image.id'))
    .addPrimaryKeyConstraint('article_image_use_pk', ['articleId', 'imageId'])
    .execute()
  await db.schema
    .createIndex('article_image_use_by_image')
    .on('article_image_use')
    .column('imageId')
    .execute()
}
