import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { sqliteFileIn } from '../app/platform/database/sqlite-place.ts'
import { startPostgres } from '../testing/start-postgres.ts'

interface ADatabase extends AsyncDisposable {
  /** What turns a product's environment towards it. */
  env: Record<string, string>
  read(sql: string): Promise<Record<string, unknown>[]>
  /** Nothing can be written until the answer is called. */
  holdWrites(): Promise<() => Promise<void>>
  /** It fails every call until the answer is called: stopped, or locked for longer than anybody waits. */
  breakDown(): Promise<() => Promise<void>>
}

export const DATABASES: Record<string, () => Promise<ADatabase>> = {
  sqlite: async () => sqlite(),
  postgres,
}

function sqlite(): ADatabase {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-e2e-'))
  const open = () => new DatabaseSync(sqliteFileIn(folder), { timeout: 5_000 })
  const lock = async () => {
    const database = open()
    database.exec('begin immediate')
    return async () => {
      database.exec('rollback')
      database.close()
    }
  }
  return {
    env: { DATA_DIR: folder },
    async read(sql) {
      const database = open()
      const rows = database.prepare(sql).all()
      database.close()
      return rows
    },
    holdWrites: lock,
    breakDown: lock,
    [Symbol.asyncDispose]: async () => {},
  }
}

async function postgres(): Promise<ADatabase> {
  const server = await startPostgres()
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    return client
  }
  return {
    env: { DATABASE_URL: server.url },
    async read(sql) {
      const client = await connect()
      const { rows } = await client.query(sql)
      await client.end()
      return rows
    },
    async holdWrites() {
      const client = await connect()
      await client.query('begin; lock table account in exclusive mode')
      return () => client.end()
    },
    async breakDown() {
      await server.halt()
      return async () => void (await server.start())
    },
    [Symbol.asyncDispose]: () => server.stop(),
  }
}
