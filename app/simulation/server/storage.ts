import { countBetween } from '#app/platform/database/count-between.ts'
import type { Db, Tables } from '#app/platform/database/database.ts'

export type Simulation = Tables['simulation']

export async function insertSimulation(db: Db, simulation: Simulation): Promise<void> {
  await db.insertInto('simulation').values(simulation).execute()
}

/** The same under an identifier that comes from elsewhere; says whether it was free. */
export async function insertUnknown(db: Db, simulation: Simulation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('simulation')
    .values(simulation)
    .onConflict((known) => known.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The latest simulation of an account that was recorded and has no questions yet. */
export async function findWaitingSimulation(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('simulation')
    .select('id')
    .where('accountId', '=', accountId)
    .where('questionCount', '=', 0)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** A simulation that has its questions; null for any other. */
export async function findSimulation(db: Db, id: string): Promise<Simulation | null> {
  const row = await db
    .selectFrom('simulation')
    .selectAll()
    .where('id', '=', id)
    .where('questionCount', '>', 0)
    .executeTakeFirst()
  return row ?? null
}

export async function fillSimulation(
  db: Db,
  id: string,
  asked: Pick<Simulation, 'questionCount' | 'source'>,
): Promise<void> {
  await db.updateTable('simulation').set(asked).where('id', '=', id).execute()
}

/** Gives a simulation to an account unless it is another's; null when it is, or has no questions. */
export async function claimSimulation(
  db: Db,
  id: string,
  accountId: string,
): Promise<Simulation | null> {
  const row = await db
    .updateTable('simulation')
    .set({ accountId })
    .where('id', '=', id)
    .where('questionCount', '>', 0)
    .where((eb) => eb.or([eb('accountId', '=', accountId), eb('accountId', 'is', null)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export function listSimulations(db: Db, accountId: string) {
  return db
    .selectFrom('simulation')
    .select(['id', 'questionCount', 'source', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
}

export async function removeSimulation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('simulation').where('id', '=', id).execute()
}

export async function removeSimulations(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('simulation').where('accountId', '=', accountId).execute()
}

/** Removes simulations, all those with questions when none is named; one that waits for its own stays. */
export async function removeAskedSimulations(
  db: Db,
  accountId: string,
  ids?: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('simulation')
    .where('accountId', '=', accountId)
    .where('questionCount', '>', 0)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
}

export const countStarted = (db: Db, instants: readonly string[]): Promise<number[]> =>
  countBetween(db, 'simulation.createdAt', instants)
