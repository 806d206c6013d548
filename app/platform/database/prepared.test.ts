import { expect, test } from 'vitest'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'

test.each(DATABASES)('a prepared query is asked with new values each time, on %s', async (name) => {
  await using ports = await createTestPorts({ database: name })
  await using others = await createTestPorts({ database: name })
  const doneAfter = prepared((db: Db, asked: { name: string; after: string }) =>
    db
      .selectFrom('seeding')
      .select(['name', 'doneAt'])
      .where('doneAt', '>', asked.after)
      .where((eb) => eb.or([eb('name', '=', asked.name), eb('doneAt', '=', asked.after)])),
  )
  const rows = [
    { name: 'a', doneAt: '2026-01-02' },
    { name: 'b', doneAt: '2026-01-03' },
  ]
  await ports.db.insertInto('seeding').values(rows).execute()

  const found = await doneAfter(ports.db, { name: 'a', after: '2026-01-01' })
  const other = await doneAfter(ports.db, { name: 'b', after: '2026-01-02' })
  const late = await doneAfter(ports.db, { name: 'b', after: '2026-01-03' })
  const elsewhere = await doneAfter(others.db, { name: 'a', after: '2026-01-01' })

  expect(found).toEqual([rows[0]])
  expect(other).toEqual([rows[1]])
  expect(late).toEqual([])
  expect(elsewhere).toEqual([])
})

test.each(DATABASES)('a prepared query sees the transaction that asks it, on %s', async (name) => {
  await using ports = await createTestPorts({ database: name })
  const named = prepared((db: Db, asked: { name: string }) =>
    db.selectFrom('seeding').select('name').where('name', '=', asked.name),
  )

  const [inside, outside] = await ports.db.transaction().execute(async (tx) => {
    await tx.insertInto('seeding').values({ name: 'a', doneAt: '2026-01-02' }).execute()
    return [await named(tx, { name: 'a' }), await named(ports.db, { name: 'a' })]
  })

  expect(inside).toEqual([{ name: 'a' }])
  expect(outside).toEqual([])
})
