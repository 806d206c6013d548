import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#app/platform/database/migrate.ts'
import { openDatabase } from '#app/platform/database/open-database.ts'
import { sqliteFileIn } from '#app/platform/database/sqlite-place.ts'

/** The PostgreSQL database that those of the tests are made after. */
const TEMPLATE = 'migrated'

/** Migrates one database of each kind, after which every test that wants one is given a copy. */
export async function makeTemplates(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-migrated-'))
  await createDatabase(server, TEMPLATE)
  for (const databaseUrl of [undefined, named(server, TEMPLATE)]) {
    const { db } = openDatabase({ databaseUrl, dataDir: folder, onIdleError: () => {} })
    await migrate(db)
    await db.destroy()
  }
  return {
    file: sqliteFileIn(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Puts a migrated SQLite database into a data folder. */
export const copyMigrated = (file: string, dataDir: string) =>
  copyFileSync(file, sqliteFileIn(dataDir))

/** Makes a PostgreSQL database that nobody else has, migrated or empty; gives its address. */
export async function anotherDatabase(server: string, isMigrated: boolean): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, isMigrated ? TEMPLATE : 'template1')
  return named(server, name)
}

async function createDatabase(server: string, name: string, template = 'template1') {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
}

const named = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`)
