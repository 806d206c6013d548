import type { Db } from '../database/database.ts'

export interface DayOfUse {
  calls: number
  tokens: number
}

/** What a day has asked of the model so far; nothing, when it has asked nothing. */
export async function findUse(db: Db, day: string): Promise<DayOfUse> {
  const row = await db
    .selectFrom('model_use')
    .select(['calls', 'tokens'])
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? { calls: 0, tokens: 0 }
}

/** Adds one call and its tokens to a day, in a single statement. */
export async function addUse(db: Db, day: string, tokens: number): Promise<void> {
  await db
    .insertInto('model_use')
    .values({ day, calls: 1, tokens })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        calls: eb('model_use.calls', '+', 1),
        tokens: eb('model_use.tokens', '+', tokens),
      })),
    )
    .execute()
}
