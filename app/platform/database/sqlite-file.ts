import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

/** Statements kept prepared; the product has fewer, but for lists of unusual lengths. */
const MOST_PREPARED = 500

interface Prepared {
  statement: StatementSync
  /** Asked once: to describe the columns costs as much as to find a row. */
  hasRows: boolean
}

/** One connection to a database file. It never waits for a lock: that would keep every other request waiting too. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(path: string, pragmas: string) {
    this.#database = new DatabaseSync(path, { timeout: 0 })
    try {
      this.#database.exec(pragmas)
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#prepared(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    }
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    if (this.#statements.size < MOST_PREPARED) this.#statements.set(sql, prepared)
    return prepared
  }
}
