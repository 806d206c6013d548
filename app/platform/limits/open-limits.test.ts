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

  const spent = Array.from({ length: 10 }, (_, index) =>
    (index % 2 ? one : other).limits.spend(RULE, 'clé'),
  )
  const outcomes = await Promise.allSettled(spent)

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('while PostgreSQL is away a process keeps to the budget by itself', async () => {
  const server = await startPostgres()
  await using one = await aProcess(server.url)
  const { limits } = one
  await server.halt()

  const spent = Array.from({ length: 4 }, () => limits.spend(RULE, 'clé'))
  const outcomes = await Promise.allSettled(spent)
  await limits.forget(RULE, 'clé')

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { kind: 'too-many' } }])
  await expect(limits.spend(RULE, 'clé')).resolves.toBeUndefined()
  await server.start()
  await server.stop()
})

test.each(['memory', 'postgres'])(
  'a point given back may be spent, one forgotten too, in %s',
  async (where) => {
    await using one = where === 'memory' ? memory() : await aProcess(await ownDatabase())
    const { limits } = one
    for (let point = 0; point < 3; point++) await limits.spend(RULE, 'clé')

    await limits.giveBack(RULE, 'clé')
    await limits.spend(RULE, 'clé')
    const refused = limits.spend(RULE, 'clé')
    await expect(refused).rejects.toMatchObject({ kind: 'too-many' })
    await limits.forget(RULE, 'clé')

    await expect(limits.spend(RULE, 'clé')).resolves.toBeUndefined()
  },
)

test.each(['memory', 'postgres'])(
  'a key forgotten by the name of its rule alone takes no budget from the others, in %s',
  async (where) => {
    await using one = where === 'memory' ? memory() : await aProcess(await ownDatabase())
    const { limits } = one

    await limits.forget({ ...RULE, points: 1 }, 'clé partie')
    for (let point = 0; point < 3; point++) await limits.spend(RULE, 'autre clé')

    await expect(limits.spend(RULE, 'autre clé')).rejects.toMatchObject({ kind: 'too-many' })
  },
)

const memory = () => ({ limits: openLimits(null), [Symbol.asyncDispose]: async () => {} })
