import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { isOutage } from './outage.ts'

const rowsOf = (db: Db) => db.selectFrom('seeding').select('name').orderBy('name').execute()
const write = (db: Db, name: string) =>
  db.insertInto('seeding').values({ name, doneAt: '2026-11-27' }).execute()
const namesOf = async (db: Db) => (await rowsOf(db)).map(({ name }) => name)

test('while another process holds the file, reads are answered and writes wait for it', async () => {
  await using file = await aFile()
  const { db } = file
  const holder = file.another()
  holder.exec('begin immediate')
  const done: string[] = []

  const writes = ['a', 'b', 'c'].map(async (name) => {
    await write(db, name)
    done.push(name)
  })
  const before = await namesOf(db)
  await sql`select 1`.execute(db)
  const doneMeanwhile = [...done]
  holder.exec('commit')
  await Promise.all(writes)

  expect(before).toEqual([])
  expect(doneMeanwhile).toEqual([])
  expect(done).toEqual(['a', 'b', 'c'])
  expect(await namesOf(db)).toEqual(['a', 'b', 'c'])
  holder.close()
})

test('reads do not wait for a transaction, nor see it before it ends', async () => {
  await using file = await aFile()
  const { db } = file
  const read = Promise.withResolvers<void>()

  const transaction = db.transaction().execute(async (tx) => {
    await write(tx, 'a')
    await read.promise
    return namesOf(tx)
  })
  const outside = await namesOf(db)
  const next = write(db, 'b')
  read.resolve()

  expect(outside).toEqual([])
  expect(await transaction).toEqual(['a'])
  await next
  expect(await namesOf(db)).toEqual(['a', 'b'])
})

test('transactions of two processes at once all end, one after the other', async () => {
  await using file = await aFile()
  const other = file.opened()
  const both = [file.db, other]

  const count = async (db: Db) =>
    db.transaction().execute(async (tx) => {
      const { length } = await namesOf(tx)
      await write(tx, String(length).padStart(2, '0'))
    })
  await Promise.all(Array.from({ length: 20 }, (_, turn) => count(both[turn % 2] ?? other)))

  expect(await namesOf(other)).toHaveLength(20)
  await other.destroy()
})

test('a disk that fills in the middle of a transaction keeps nothing of it, and writes go on with room', async () => {
  await using file = await aFile()
  const { db } = file
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(db)

  const failure = await db
    .transaction()
    .execute(async (tx) => {
      await write(tx, 'half')
      await write(tx, 'x'.repeat(100_000))
    })
    .catch((error: unknown) => error)
  const left = await namesOf(db)
  await sql`pragma max_page_count = 1000000`.execute(db)
  await write(db, 'y'.repeat(100_000))

  expect(isOutage(failure)).toBe(true)
  expect(left).toEqual([])
  expect(await namesOf(db)).toHaveLength(1)
})

async function aFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-test-'))
  const opened = () => openDatabase({ databaseUrl: undefined, dataDir, onIdleError: () => {} }).db
  const db = opened()
  await migrate(db)
  return {
    db,
    opened,
    another: () => new DatabaseSync(join(dataDir, 'vis-a-vis.sqlite')),
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}
