import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/** What the driver says of an answer that did not come in time. */
const LATE = 'Query read timeout'

/**
 * The connections of a pool, for Kysely. One that did not answer in time may yet begin a transaction
 * when its server wakes up: it is closed, never given to the next caller.
 */
export function withoutLateConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let isLate = false
      return withoutCursors({
        async query(sql: string, parameters: readonly unknown[] = []) {
          if (isLate) throw new Error(LATE)
          try {
            return await client.query(sql, [...parameters])
          } catch (error) {
            isLate = error instanceof Error && error.message === LATE
            throw error
          }
        },
        release: (isDiscarded?: boolean) => client.release(isLate || isDiscarded),
      })
    },
  }
}

/** Kysely asks by text alone where it was given no cursor. */
const withoutCursors = (client: {
  query(sql: string, parameters?: readonly unknown[]): Promise<pg.QueryResult>
  release(isDiscarded?: boolean): void
}) => client as unknown as Awaited<ReturnType<PostgresPool['connect']>>
