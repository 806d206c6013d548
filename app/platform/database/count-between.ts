import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * How many rows fall between each instant and the next, the latter excluded: each span is counted
 * within the index of its column, no row of it is read.
 */
export async function countBetween(
  db: Db,
  column: 'account.createdAt' | 'simulation.createdAt' | 'payment.paidAt',
  instants: readonly string[],
): Promise<number[]> {
  const [table = ''] = column.split('.')
  const spans = instants.slice(0, -1).map(
    (from, at) =>
      sql`select ${sql.lit(at)} as place, count(*) as count from ${sql.table(table)}
        where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${instants[at + 1]}`,
  )
  const { rows } = await sql<{ count: number }>`${sql.join(spans, sql` union all `)}
    order by place`.execute(db)
  return rows.map(({ count }) => Number(count))
}
