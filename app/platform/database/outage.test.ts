import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { isOutage } from './outage.ts'

const errorOf = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test('a SQLite file that another holds is an outage, a wrong statement is a bug', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vis-a-vis-test-')), 'a.sqlite')
  using holder = new DatabaseSync(file)
  using database = new DatabaseSync(file, { timeout: 0 })
  holder.exec('create table a (b int); begin immediate')

  const held = errorOf(() => database.exec('begin immediate'))
  const wrong = errorOf(() => database.exec('select nothing from nowhere'))

  expect(isOutage(held)).toBe(true)
  expect(isOutage(wrong)).toBe(false)
})

test('a SQLite database that may not grow is an outage', () => {
  using database = new DatabaseSync(':memory:')
  database.exec('create table a (b text); pragma max_page_count = 3')

  const full = errorOf(() => database.exec('insert into a values (zeroblob(100000))'))

  expect(isOutage(full)).toBe(true)
})

test('a PostgreSQL that nobody runs is an outage', async () => {
  const client = new pg.Client(`postgres://nobody@127.0.0.1:${await freePort()}/none`)

  const refused = await client.connect().catch((error: unknown) => error)

  expect(isOutage(refused)).toBe(true)
})
