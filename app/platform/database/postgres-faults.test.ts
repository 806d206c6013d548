import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '#testing/start-postgres.ts'
import { ownDatabase } from '#testing/test-ports.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { isOutage } from './outage.ts'

/** As many as the pool may open. */
const CONNECTIONS = 10

const write = (db: Db, name: string) =>
  db.insertInto('seeding').values({ name, doneAt: '2026-11-27' }).execute()
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('connections killed in the middle of a transaction cost that one alone, whole', async () => {
  const databaseUrl = await ownDatabase()
  const { db } = opened(databaseUrl)
  await migrate(db)

  const failure = await failureOf(
    db.transaction().execute(async (tx) => {
      await write(tx, 'half')
      await killConnections(databaseUrl)
      await write(tx, 'other half')
    }),
  )
  await write(db, 'whole')

  expect(isOutage(failure)).toBe(true)
  expect(await db.selectFrom('seeding').select('name').execute()).toEqual([{ name: 'whole' }])
  await db.destroy()
})

test('a disk that fills in the middle of a transaction keeps nothing of it, and writes go on with room', async () => {
  const server = await startPostgres()
  const { db } = opened(server.url)
  await migrate(db)
  const long = randomBytes(30_000_000).toString('base64')
  const writeLong = (one: Db) =>
    one.insertInto('seeding').values({ name: 'long', doneAt: long }).execute()

  await server.limitFiles(24_000_000)
  const failure = await failureOf(
    db.transaction().execute(async (tx) => {
      await write(tx, 'half')
      await writeLong(tx)
    }),
  )
  const left = await db.selectFrom('seeding').select('name').execute()
  await server.limitFiles('unlimited')
  await writeLong(db)

  expect(isOutage(failure)).toBe(true)
  expect(left).toEqual([])
  expect(await db.selectFrom('seeding').select('name').execute()).toEqual([{ name: 'long' }])
  await db.destroy()
  await server.stop()
})

test('a server that is paused is an outage, and what is written once it goes on is kept', async () => {
  const server = await startPostgres()
  const { db } = opened(server.url, 200)
  await migrate(db)
  await onEach((each) => sql`select ${each}`.execute(db))

  await server.pause()
  const failures = await onEach((each) =>
    failureOf(
      each % 2
        ? db.transaction().execute((tx) => write(tx, `lost ${each}`))
        : db.selectFrom('seeding').selectAll().execute(),
    ),
  )
  await server.resume()
  await onEach((each) => write(db, `kept ${each}`))
  const other = opened(server.url).db
  const kept = await other.selectFrom('seeding').select('name').execute()

  expect(failures.map(isOutage)).toEqual(Array.from({ length: CONNECTIONS }, () => true))
  expect(kept.filter(({ name }) => name.startsWith('kept'))).toHaveLength(CONNECTIONS)
  await other.destroy()
  await db.destroy()
  await server.stop()
})

test('a server that may only be read, or that ends what waits for a lock, is an outage', async () => {
  const databaseUrl = await ownDatabase()
  const first = opened(databaseUrl).db
  await migrate(first)
  const name = sql.id(new URL(databaseUrl).pathname.slice(1))

  await sql`alter database ${name} set default_transaction_read_only = on`.execute(first)
  const standby = opened(databaseUrl).db
  const refused = await failureOf(write(standby, 'refused'))
  const read = await standby.selectFrom('seeding').selectAll().execute()
  await sql`alter database ${name} set default_transaction_read_only = off`.execute(first)
  await sql`alter database ${name} set lock_timeout = 1`.execute(first)
  const hurried = opened(databaseUrl).db
  const late = await first.transaction().execute(async (tx) => {
    await sql`lock table seeding in exclusive mode`.execute(tx)
    return failureOf(write(hurried, 'late'))
  })

  expect([refused, late].map(isOutage)).toEqual([true, true])
  expect(read).toEqual([])
  for (const db of [first, standby, hurried]) await db.destroy()
})

test('a machine that is gone from its network is an outage', () => {
  const gone = Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' })

  expect(isOutage(gone)).toBe(true)
})

const opened = (databaseUrl: string, answersWithin?: number) =>
  openDatabase({
    databaseUrl,
    dataDir: '',
    onIdleError: () => {},
    ...(answersWithin && { answersWithin }),
  })

const onEach = <Result>(act: (each: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, each) => act(each)))

async function killConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
