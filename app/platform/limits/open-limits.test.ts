import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startPostgres } from '#testing/start-postgres.ts'
import { DATABASES, type DatabaseName, ownDatabase } from '#testing/test-ports.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { openLimits } from './open-limits.ts'

const RULE = { name: 'essais', points: 3, seconds: 900 }

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

const aPlace = async (database: DatabaseName): Promise<Place> => ({
  databaseUrl: database === 'postgres' ? await ownDatabase() : undefined,
  dataDir: mkdtempSync(join(tmpdir(), 'vis-a-vis-limits-')),
})

/** A process with its own connections to one database. */
async function aProcess(place: Place) {
  const opened = openDatabase({ ...place, onIdleError: () => {} })
  await migrate(opened.db)
  return { limits: openLimits(opened), [Symbol.asyncDispose]: () => opened.db.destroy() }
}

test.each(DATABASES)(
  'processes on one database share what they count, to the point, on %s',
  async (database) => {
    const place = await aPlace(database)
    await using one = await aProcess(place)
    await using other = await aProcess(place)

    const taken = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? one : other).limits.consume(RULE, 'clé'),
    )
    const outcomes = await Promise.allSettled(taken)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  },
)

test.each(DATABASES)('a restart gives no budget back, on %s', async (database) => {
  const place = await aPlace(database)
  const taken = []
  for (let start = 0; start < 6; start++) {
    await using one = await aProcess(place)
    taken.push(...(await Promise.allSettled([1, 2].map(() => one.limits.consume(RULE, 'clé')))))
  }

  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(taken.at(-1)).toMatchObject({
    reason: { kind: 'too-many', retryAfter: expect.toSatisfy((wait) => wait > 600 && wait <= 900) },
  })
})

test('while PostgreSQL is away a process keeps to the budget by itself', async () => {
  const server = await startPostgres()
  await using one = await aProcess({ databaseUrl: server.url, dataDir: '' })
  const { limits } = one
  await server.halt()

  const taken = Array.from({ length: 4 }, () => limits.consume(RULE, 'clé'))
  const outcomes = await Promise.allSettled(taken)
  await limits.reset(RULE, 'clé')

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { kind: 'too-many' } }])
  await expect(limits.consume(RULE, 'clé')).resolves.toBeUndefined()
  await server.start()
  await server.stop()
})

test('while another process holds the SQLite file a process keeps to the budget by itself', async () => {
  const place = await aPlace('sqlite')
  await using one = await aProcess(place)
  const holder = new DatabaseSync(join(place.dataDir, 'vis-a-vis.sqlite'))
  holder.exec('begin immediate')

  const taken = Array.from({ length: 4 }, () => one.limits.consume(RULE, 'clé'))
  const outcomes = await Promise.allSettled(taken)

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { kind: 'too-many' } }])
  holder.exec('rollback')
  holder.close()
})

test('a window that has ended counts anew, and so does one of a clock that was ahead', async () => {
  const place = await aPlace('sqlite')
  await using one = await aProcess(place)
  const file = new DatabaseSync(join(place.dataDir, 'vis-a-vis.sqlite'))
  const insert = file.prepare('insert into request_limit (key, points, expire) values (?, 99, ?)')
  insert.run('essais:finie', Date.now() - 1)
  insert.run('essais:en avance', Date.now() + 86_400_000)
  file.close()

  const taken = ['finie', 'en avance'].map((key) => one.limits.consume(RULE, key))

  await expect(Promise.all(taken)).resolves.toEqual([undefined, undefined])
})

test.each(DATABASES)(
  'a point refunded may be consumed again, all of them after a reset, on %s',
  async (database) => {
    await using one = await aProcess(await aPlace(database))
    const { limits } = one
    for (let point = 0; point < 3; point++) await limits.consume(RULE, 'clé')

    await limits.refund(RULE, 'clé')
    await limits.consume(RULE, 'clé')
    const refused = limits.consume(RULE, 'clé')
    await expect(refused).rejects.toMatchObject({ kind: 'too-many' })
    await limits.reset(RULE, 'clé')

    await expect(limits.consume(RULE, 'clé')).resolves.toBeUndefined()
  },
)

test.each(DATABASES)(
  'a key reset by the name of its rule alone takes no budget from the others, on %s',
  async (database) => {
    await using one = await aProcess(await aPlace(database))
    const { limits } = one

    await limits.reset({ ...RULE, points: 1 }, 'clé partie')
    for (let point = 0; point < 3; point++) await limits.consume(RULE, 'autre clé')

    await expect(limits.consume(RULE, 'autre clé')).rejects.toMatchObject({ kind: 'too-many' })
  },
)
