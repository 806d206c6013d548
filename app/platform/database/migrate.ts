import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as simulation from './migrations/001-simulation.ts'
import * as requestLimit from './migrations/002-request-limit.ts'
import * as article from './migrations/020-article.ts'
import * as seeding from './migrations/021-seeding.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-simulation': simulation,
  '002-request-limit': requestLimit,
  '020-article': article,
  '021-seeding': seeding,
}

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS }

/** Brings the database to the newest schema; safe when several processes start at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
