import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'

export type Head = Selectable<Tables['past_simulation']>
export type PartRow = Tables['past_simulation_part']

/** Which heads of one account are wanted; instants are ISO texts, `until` is excluded. */
export interface HeadFilter {
  accountId: string
  /** Folded letters and digits, each of which the title holds. */
  words: readonly string[]
  isFinished: boolean | null
  from: string | null
  until: string | null
  score: number | null
}

const matches = (eb: ExpressionBuilder<Tables, 'past_simulation'>, filter: HeadFilter) =>
  eb.and([
    eb('accountId', '=', filter.accountId),
    ...filter.words.map((word) => eb('trade', 'like', `%${word}%`)),
    ...(filter.isFinished === null ? [] : [eb('isFinished', '=', Number(filter.isFinished))]),
    ...(filter.from ? [eb('startedAt', '>=', filter.from)] : []),
    ...(filter.until ? [eb('startedAt', '<', filter.until)] : []),
    ...(filter.score === null ? [] : [eb('score', '>=', filter.score)]),
  ])

/** Which of the heads found; from the oldest, an offset counts from the other end. */
interface Page {
  limit: number
  offset: number
  fromOldest?: boolean
}

/** Newest first. They are found within the index, which holds all that a filter asks, then read. */
export function listHeads(
  db: Db,
  filter: HeadFilter,
  { limit, offset, fromOldest = false }: Page,
): Promise<Head[]> {
  const order = fromOldest ? 'asc' : 'desc'
  const found = db
    .selectFrom('past_simulation')
    .select('id')
    .where((eb) => matches(eb, filter))
    .orderBy('startedAt', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
  return db
    .selectFrom('past_simulation')
    .selectAll()
    .where('id', 'in', found)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The heads of an account that come after one of them, newest first; from the newest without one. */
export function listHeadsAfter(
  db: Db,
  accountId: string,
  { after, limit }: { after: Pick<Head, 'startedAt' | 'id'> | null; limit: number },
): Promise<Head[]> {
  return db
    .selectFrom('past_simulation')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('startedAt', 'id'), '<', eb.tuple(after?.startedAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countHeads(db: Db, filter: HeadFilter): Promise<number> {
  const { total } = await db
    .selectFrom('past_simulation')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

interface Key {
  id: string
  accountId: string
}

export async function findHead(db: Db, { id, accountId }: Key): Promise<Head | null> {
  const row = await db
    .selectFrom('past_simulation')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Reads a head and keeps it for this transaction: what is counted from the parts then stays true. */
export async function lockHead(db: Db, { id, accountId }: Key): Promise<Head | null> {
  const row = await db
    .updateTable('past_simulation')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function insertHead(db: Db, head: Head): Promise<void> {
  await db.insertInto('past_simulation').values(head).execute()
}

export async function changeHead(db: Db, id: string, change: Partial<Head>): Promise<Head> {
  return db
    .updateTable('past_simulation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function touchHead(db: Db, id: string, visitedAt: string): Promise<void> {
  await db.updateTable('past_simulation').set({ visitedAt }).where('id', '=', id).execute()
}

/** Keeps a part unless the one that is kept is as new or newer: one statement, whatever happens at once. */
export async function savePart(db: Db, part: PartRow): Promise<void> {
  await db
    .insertInto('past_simulation_part')
    .values(part)
    .onConflict((conflict) =>
      conflict
        .columns(['simulationId', 'name'])
        .doUpdateSet(({ ref }) => ({
          changedAt: ref('excluded.changedAt'),
          score: ref('excluded.score'),
          isAnswered: ref('excluded.isAnswered'),
          content: ref('excluded.content'),
        }))
        .whereRef('excluded.changedAt', '>', 'past_simulation_part.changedAt'),
    )
    .execute()
}

/** What the steps of a simulation come to, and how much its parts hold; passed ones count as done. */
export async function countSteps(db: Db, simulationId: string) {
  const row = await db
    .selectFrom('past_simulation_part')
    .select((eb) => [
      eb.fn.count<number>('isAnswered').as('done'),
      eb.fn.sum<number | null>('isAnswered').as('answered'),
      eb.fn.count<number>('score').as('scored'),
      eb.fn.sum<number | null>('score').as('points'),
      eb.fn.sum<number | null>(eb.fn('octet_length', ['content'])).as('bytes'),
    ])
    .where('simulationId', '=', simulationId)
    .executeTakeFirstOrThrow()
  return {
    done: Number(row.done),
    answered: Number(row.answered ?? 0),
    scored: Number(row.scored),
    points: Number(row.points ?? 0),
    bytes: Number(row.bytes ?? 0),
  }
}

export function listParts(db: Db, ids: readonly string[]): Promise<PartRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('past_simulation_part')
    .selectAll()
    .where('simulationId', 'in', ids)
    .orderBy('simulationId')
    .orderBy('name')
    .execute()
}

/** How each question went that was reached, without reading what was answered. */
export function listStepScores(db: Db, simulationId: string) {
  return db
    .selectFrom('past_simulation_part')
    .select(['name', 'score', 'isAnswered'])
    .where('simulationId', '=', simulationId)
    .where('isAnswered', 'is not', null)
    .orderBy('name')
    .execute()
}

/** What the parts of a simulation are called, without reading them. */
export async function listPartNames(db: Db, simulationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('past_simulation_part')
    .select('name')
    .where('simulationId', '=', simulationId)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** One part; undefined once it is gone. */
export function findPart(db: Db, simulationId: string, name: string): Promise<PartRow | undefined> {
  return db
    .selectFrom('past_simulation_part')
    .selectAll()
    .where('simulationId', '=', simulationId)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Removes a simulation with its parts; says whether there was one. */
export async function removeHead(db: Db, { id, accountId }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('past_simulation')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function removeHeads(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('past_simulation').where('accountId', '=', accountId).execute()
}

/** Removes some of the simulations that nobody opened since an instant, and says whose they were. */
export function removeUnvisited(
  db: Db,
  { isFinished, before, limit }: { isFinished: boolean; before: string; limit: number },
): Promise<Key[]> {
  const isDue = (eb: ExpressionBuilder<Tables, 'past_simulation'>) =>
    eb.and([eb('isFinished', '=', Number(isFinished)), eb('visitedAt', '<', before)])
  return db
    .deleteFrom('past_simulation')
    .where((eb) =>
      eb('id', 'in', eb.selectFrom('past_simulation').select('id').where(isDue).limit(limit)),
    )
    .where(isDue)
    .returning(['id', 'accountId'])
    .execute()
}
