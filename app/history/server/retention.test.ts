import { expect, test } from 'vitest'
import { anAccount } from '#testing/an-account.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { offer, scored } from '../testing/parts.ts'
import { removeForgotten } from './retention.ts'
import { readSimulation, saveSimulation } from './service.ts'

async function aSavedOne(ports: TestPorts, isFinished: boolean) {
  const { id } = await anAccount(ports)
  const account = await ports.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const me = { ...account, emailVerified: true, isAdmin: false, isPremium: false }
  const run = await anAskedSimulation(ports, id)
  const parts = [offer(), scored(0, 50), ...(isFinished ? [scored(1, 60)] : [])]
  await saveSimulation(ports, { account: me, id: run, parts })
  return { me, run }
}

const left = async ({ db }: TestPorts) => ({
  heads: (await db.selectFrom('past_simulation').select('id').execute()).map(({ id }) => id),
  runs: (await db.selectFrom('simulation').select('id').execute()).map(({ id }) => id),
})

test.each(DATABASES)(
  'an unfinished simulation goes after 90 days, a finished one after two years, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const unfinished = await aSavedOne(ports, false)
    const finished = await aSavedOne(ports, true)

    ports.clock.set('2027-02-25T08:59:00.000Z')
    const tooEarly = await removeForgotten(ports)
    ports.clock.set('2027-02-25T09:01:00.000Z')
    const first = await removeForgotten(ports)
    const between = await left(ports)
    ports.clock.set('2028-11-26T09:01:00.000Z')
    const second = await removeForgotten(ports)

    expect([tooEarly, first, second]).toEqual([0, 1, 1])
    expect(between).toEqual({ heads: [finished.run], runs: [finished.run] })
    expect(between.heads).not.toContain(unfinished.run)
    expect(await left(ports)).toEqual({ heads: [], runs: [] })
    expect(await ports.db.selectFrom('past_simulation_part').selectAll().execute()).toEqual([])
  },
)

test('opening a simulation keeps it for as long again', async () => {
  await using ports = await createTestPorts({ env: { HISTORY_RETENTION_DAYS: '30' } })
  const { me, run } = await aSavedOne(ports, true)

  ports.clock.set('2026-12-20T09:00:00.000Z')
  await readSimulation(ports, me, run)
  ports.clock.set('2027-01-10T09:00:00.000Z')
  await removeForgotten(ports)

  expect((await left(ports)).heads).toEqual([run])
})

test.each(DATABASES)('several processes may tidy at once, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  for (let time = 0; time < 5; time++) await aSavedOne(ports, true)
  ports.clock.set('2030-01-01T09:00:00.000Z')

  const removed = await Promise.all(Array.from({ length: 4 }, () => removeForgotten(ports)))

  expect(removed.reduce((sum, number) => sum + number, 0)).toBe(5)
  expect(await left(ports)).toEqual({ heads: [], runs: [] })
})
