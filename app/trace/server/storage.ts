import type { Db } from '#app/platform/database/database.ts'
import type { Change } from '../contract.ts'

export async function insertChange(db: Db, change: Change): Promise<void> {
  await db
    .insertInto('trace')
    .values({
      ...change,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute()
}

/** Changes of one subject, or by one actor, newest first. */
export async function listChanges(
  db: Db,
  of: { column: 'subjectId' | 'actorId'; id: string },
  most: number,
): Promise<Change[]> {
  const rows = await db
    .selectFrom('trace')
    .selectAll()
    .where(of.column, '=', of.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...row,
    act: row.act as Change['act'],
    before: JSON.parse(row.before),
    after: JSON.parse(row.after),
  }))
}
