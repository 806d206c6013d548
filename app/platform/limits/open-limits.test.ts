import { expect, test } from 'vitest'
import { startPostgres } from '#testing/start-postgres.ts'
import { ownDatabase } from '#testing/test-ports.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { openLimits } from './open-limits.ts'

const RULE = { name: 'essais', points: 3, seconds: 900 }

/** A process with its own connections to one database. */
async function aProcess(databaseUrl: string) {
  const { db, pool } = openDatabase({ databaseUrl, dataDir: '', onIdleError: () => {} })
  await migrate(db)
  return { limits: openLimits(pool), [Symbol.asyncDispose]: () => db.destroy() }
}

test('processes on one PostgreSQL share what they count, to the point', async () => {
  const databaseUrl = await ownDatabase()
  await using one = await aProcess(databaseUrl)
  await using other = await aProcess(databaseUrl)

  const taken = Array.from({ length: 10 }, (_, index) =>
    (index % 2 ? one : other).limits.consume(RULE, 'clé'),
  )
  const outcomes = await Promise.allSettled(taken)

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('while PostgreSQL is away a process keeps to the budget by itself', async () => {
  const server = await startPostgres()
  await using one = await aProcess(server.url)
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

test.each(['memory', 'postgres'])(
  'a point refunded may be consumed again, all of them after a reset, in %s',
  async (where) => {
    await using one = where === 'memory' ? memory() : await aProcess(await ownDatabase())
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

test.each(['memory', 'postgres'])(
  'a key reset by the name of its rule alone takes no budget from the others, in %s',
  async (where) => {
    await using one = where === 'memory' ? memory() : await aProcess(await ownDatabase())
    const { limits } = one

    await limits.reset({ ...RULE, points: 1 }, 'clé partie')
    for (let point = 0; point < 3; point++) await limits.consume(RULE, 'autre clé')

    await expect(limits.consume(RULE, 'autre clé')).rejects.toMatchObject({ kind: 'too-many' })
  },
)

const memory = () => ({ limits: openLimits(null), [Symbol.asyncDispose]: async () => {} })
