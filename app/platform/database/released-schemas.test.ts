import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, ownDatabase } from '#testing/test-ports.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const SCHEMAS = join(import.meta.dirname, '../../../testing/schemas')
/** « 0.1.0.sqlite.sql »: what a database of that release held. */
const DUMPS = readdirSync(SCHEMAS).map((file) => {
  const [, release = '', database = ''] = /^([\d.]+)\.(sqlite|postgres)\.sql$/.exec(file) ?? []
  return { file, release, database }
})

async function anOldDatabase({ file, database }: (typeof DUMPS)[number]) {
  const dump = readFileSync(join(SCHEMAS, file), 'utf8')
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-release-'))
  if (database === 'sqlite') {
    const old = new DatabaseSync(join(dataDir, 'vis-a-vis.sqlite'))
    old.exec(dump)
    old.close()
    return { databaseUrl: undefined, dataDir }
  }
  const databaseUrl = await ownDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(dump)
  await client.end()
  return { databaseUrl, dataDir }
}

test('there is a dump of each release for both databases', () => {
  const releases = new Set(DUMPS.map(({ release }) => release))

  expect(DUMPS).toHaveLength(2 * releases.size)
  expect(releases).toContain('0.1.0')
})

test.each(DUMPS)('who had an account in $release finds it again, on $database', async (dump) => {
  const { db } = openDatabase({ ...(await anOldDatabase(dump)), onIdleError: () => {} })
  await migrate(db)
  await using ports = await createTestPorts({ replace: { db } })
  const app = createApp(ports)

  const premium = await call(app, 'GET /api/user', { token: 'jeton-premium' })
  const held = await call(app, 'GET /api/user/export', { token: 'jeton-premium' })
  const run = await call(app, 'POST /api/simulate', { token: 'jeton-libre' })

  expect(premium.body.user).toMatchObject({
    email: 'premium+été@exemple.fr',
    isAdmin: true,
    isPremium: true,
  })
  expect(JSON.stringify(held.body)).toContain('pi_1')
  expect(run.body).toEqual({ simulationsUsed: 3, remaining: 0 })
  await db.destroy()
})
