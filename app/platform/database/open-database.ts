import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from './database.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

export interface OpenDatabase {
  db: Db
  /** The pool behind PostgreSQL, for what shares counters between processes; null on SQLite. */
  pool: pg.Pool | null
}

// PostgreSQL sends bigint as text; none of ours outgrows a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens PostgreSQL when an address is given, else a SQLite file in the data folder. */
export function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  onIdleError: (error: Error) => void
}): OpenDatabase {
  if (!options.databaseUrl) {
    mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
    const dialect = nodeSqliteDialect(join(options.dataDir, 'vis-a-vis.sqlite'))
    return { db: new Kysely<Tables>({ dialect }), pool: null }
  }
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', options.onIdleError)
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
