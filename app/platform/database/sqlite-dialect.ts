import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/** Migrations run in one transaction, which is the lock between processes; the driver gives the turns. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The dialect of the default database: one file, opened at the first query. */
export function nodeSqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(path),
    createAdapter: () => new FileAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
