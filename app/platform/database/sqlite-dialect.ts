import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Kysely asks for the shape of better-sqlite3; Node's own SQLite is given that shape here. */
class NodeSqlite {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: 5000 })
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on',
    )
  }

  prepare(sql: string) {
    const statement = this.#prepared(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    }
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    if (this.#statements.size < 500) this.#statements.set(sql, statement)
    return statement
  }
}

/** A deferred `begin` fails with SQLITE_BUSY when two processes both read and then write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Migrations then run in one transaction, which is the lock between processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The dialect of the default database: one file, opened at the first query. */
export function nodeSqliteDialect(path: string): Dialect {
  const database = async () => new NodeSqlite(path)
  return {
    createDriver: () => new ImmediateDriver({ database }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
