import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import { retryWhileLocked } from './retry-while-locked.ts'
import { SqliteFile } from './sqlite-file.ts'

/** What is deleted is overwritten; what sorting needs beside the file stays in memory. */
const WRITING = `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;
  pragma secure_delete = on; pragma temp_store = memory`
const READING = 'pragma query_only = on; pragma temp_store = memory'
/** How long a caller waits for whoever holds the file, in milliseconds from its asking. */
const PATIENCE = 5_000

const MOST_IDLE = 100

interface Files {
  writer: SqliteFile
  reader: SqliteFile
  /** The end of the writes and transactions that were asked for so far. */
  lastTurn: Promise<void>
}

/**
 * One file behind two connections: writes and transactions take turns on the one, reads outside of
 * them wait for nobody on the other.
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  #files: Files | null = null
  /** Those that nobody uses: a new one for each query would keep the garbage collector busy. */
  readonly #idle: SqliteConnection[] = []

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    const until = performance.now() + PATIENCE
    const writer = await retryWhileLocked(() => new SqliteFile(this.#path, WRITING), until)
    const reader = await retryWhileLocked(() => new SqliteFile(this.#path, READING), until)
    this.#files = { writer, reader, lastTurn: Promise.resolve() }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#files) throw new Error('the database file is not open')
    return this.#idle.pop() ?? new SqliteConnection(this.#files)
  }

  // A deferred `begin` fails with SQLITE_BUSY when two processes both read and then write.
  beginTransaction = (connection: SqliteConnection) => connection.begin('begin immediate')
  commitTransaction = (connection: SqliteConnection) => connection.end('commit')
  rollbackTransaction = (connection: SqliteConnection) => connection.rollBack()

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release()
    if (this.#idle.length < MOST_IDLE) this.#idle.push(connection)
  }

  async destroy(): Promise<void> {
    this.#idle.length = 0
    this.#files?.reader.close()
    this.#files?.writer.close()
    this.#files = null
  }
}

/** What one caller sees of the file. */
class SqliteConnection implements DatabaseConnection {
  readonly #files: Files
  #endTurn: (() => void) | null = null

  constructor(files: Files) {
    this.#files = files
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#files
    if (this.#endTurn) {
      // A full disk may end a transaction by itself: what follows must not be kept without what came before.
      if (!writer.isInTransaction) throw new Error('the transaction has ended')
      return writer.run(query)
    }
    const until = performance.now() + PATIENCE
    if (isRead(query)) return retryWhileLocked(() => reader.run(query), until)
    const endTurn = await this.#turn()
    try {
      return await retryWhileLocked(() => writer.run(query), until)
    } finally {
      endTurn()
    }
  }

  async begin(sql: string): Promise<void> {
    const until = performance.now() + PATIENCE
    const endTurn = await this.#turn()
    try {
      await retryWhileLocked(() => this.#files.writer.run(CompiledQuery.raw(sql)), until)
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async end(sql: string): Promise<void> {
    this.#files.writer.run(CompiledQuery.raw(sql))
    this.release()
  }

  async rollBack(): Promise<void> {
    if (this.#files.writer.isInTransaction) await this.end('rollback')
    this.release()
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }

  // biome-ignore lint/correctness/useYield: SQLite answers in memory, and nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed from SQLite')
  }

  async #turn(): Promise<() => void> {
    const before = this.#files.lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#files.lastTurn = before.then(() => promise)
    await before
    return resolve
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^select\b/i.test(sql)
