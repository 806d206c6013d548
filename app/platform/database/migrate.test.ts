import { expect, test } from 'vitest'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { migrate } from './migrate.ts'

test.each(DATABASES)('migrating twice changes nothing, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const row = {
    id: 'a',
    accountId: null,
    questionCount: 8,
    source: 'coach',
    createdAt: '2026-11-27T09:00:00.000Z',
  }
  await ports.db.insertInto('simulation').values(row).execute()

  await migrate(ports.db)

  expect(await ports.db.selectFrom('simulation').selectAll().execute()).toEqual([row])
})

test.each(DATABASES)('several processes may migrate at once, on %s', async (database) => {
  await using ports = await createTestPorts({ database })

  const again = Array.from({ length: 4 }, () => migrate(ports.db))

  await expect(Promise.all(again)).resolves.toHaveLength(4)
})
