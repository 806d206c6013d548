import type { Db } from '#app/platform/database/database.ts'

export interface NewSimulation {
  id: string
  accountId: string | null
  questionCount: number
  source: string
  createdAt: string
}

export async function insertSimulation(db: Db, simulation: NewSimulation): Promise<void> {
  await db.insertInto('simulation').values(simulation).execute()
}
