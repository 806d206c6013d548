import type { Db, Tables } from '#app/platform/database/database.ts'

export type StoredImage = Tables['article_image']

/** How many that nothing shows any more are deleted at once. */
const DELETED_AT_ONCE = 20

/** Keeps an image; one that is kept already is as good as new. */
export async function insertImage(db: Db, image: StoredImage): Promise<void> {
  await db
    .insertInto('article_image')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ keptAt: image.keptAt }))
    .execute()
}

export const findImage = async (db: Db, id: string): Promise<StoredImage | null> =>
  (await db.selectFrom('article_image').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** The sizes of those of the images that are kept, by their identifiers. */
export async function listSizes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { width: number; height: number }>()
  const rows = await db
    .selectFrom('article_image')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

/** Notes which images an article shows. Belongs into a transaction that began with `countChange`. */
export async function replaceUses(
  tx: Db,
  articleId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.deleteFrom('article_image_use').where('articleId', '=', articleId).execute()
  if (ids.length === 0) return
  const uses = ids.map((imageId) => ({ articleId, imageId }))
  await tx.insertInto('article_image_use').values(uses).execute()
}

/**
 * Deletes some of the images that no article shows and that were uploaded before then. Belongs into a
 * transaction that began with `countChange`: no article takes one up meanwhile.
 */
export async function deleteUnused(tx: Db, before: string): Promise<void> {
  const unused = tx
    .selectFrom('article_image')
    .select('id')
    .where('keptAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('article_image_use')
            .select('imageId')
            .whereRef('imageId', '=', 'article_image.id'),
        ),
      ),
    )
    .orderBy('keptAt')
    .orderBy('id')
    .limit(DELETED_AT_ONCE)
  await tx
    .deleteFrom('article_image')
    .where('id', 'in', unused)
    // Once more, for what was uploaded anew while this waited.
    .where('keptAt', '<', before)
    .execute()
}
