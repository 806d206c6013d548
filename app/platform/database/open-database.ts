import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openPrivateFile, openPrivateFolder, restrictFile } from '../private-files.ts'
import type { Db, Tables } from './database.ts'
import { withoutLateConnections } from './patient-pool.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import { sqliteFileIn } from './sqlite-place.ts'

export interface OpenDatabase {
  db: Db
  /** The pool behind PostgreSQL, for what shares counters between processes; null on SQLite. */
  pool: pg.Pool | null
}

// PostgreSQL sends bigint as text; none of ours outgrows a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** PostgreSQL could not be reached, or its address cannot be read; the cause is the driver's. */
export class DatabaseClosed extends Error {
  override name = 'DatabaseClosed'
}

/** Throws `DatabaseClosed` unless the database behind a pool answers. */
export async function canReach(pool: pg.Pool | null): Promise<void> {
  try {
    await pool?.query('select 1')
  } catch (cause) {
    throw new DatabaseClosed('PostgreSQL did not open', { cause })
  }
}

/** Opens PostgreSQL when an address is given, else a SQLite file in the data folder. */
export function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  onIdleError: (error: Error) => void
  /** How long PostgreSQL may take over one statement, in milliseconds; as long as it likes when missing. */
  answersWithin?: number
}): OpenDatabase {
  if (!options.databaseUrl) {
    const file = sqliteFileIn(options.dataDir)
    const dialect = nodeSqliteDialect(file)
    openPrivateFolder(options.dataDir)
    // SQLite gives what it writes beside a file the rights of the file.
    for (const end of ['-wal', '-shm']) restrictFile(`${file}${end}`)
    openPrivateFile(file)
    return { db: new Kysely<Tables>({ dialect }), pool: null }
  }
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...(options.answersWithin && { query_timeout: options.answersWithin }),
  })
  // Without listeners, a connection lost while idle, or between two statements, would end the process.
  pool.on('error', options.onIdleError)
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool: withoutLateConnections(pool) })
  return { db: new Kysely<Tables>({ dialect }), pool }
}
