import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as simulation from './migrations/001-simulation.ts'
import * as requestLimit from './migrations/002-request-limit.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-simulation': simulation,
  '002-request-limit': requestLimit,
}

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS }

/** Brings the database to the newest schema; safe when several processes start at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
