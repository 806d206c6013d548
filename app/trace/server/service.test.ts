import { expect, test } from 'vitest'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { changesBy, changesOf, recordChange } from './service.ts'

const aChange = (actorId: string | null, subjectId: string, after: Record<string, boolean>) => ({
  actorId,
  subjectId,
  act: 'account-changed' as const,
  before: {},
  after,
})

test.each(DATABASES)(
  'a change is told of its subject and its author, newest first, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    await recordChange(ports, ports.db, aChange('ada', 'lea', { isPremium: true }))
    ports.clock.set('2026-11-27T10:00:00.000Z')
    await recordChange(ports, ports.db, aChange('ada', 'paul', { isAdmin: true }))
    ports.clock.set('2026-11-27T11:00:00.000Z')
    await recordChange(ports, ports.db, aChange(null, 'lea', { isPremium: false }))

    const ofLea = await changesOf(ports, 'lea', 10)
    const byAda = await changesBy(ports, 'ada', 10)

    expect(ofLea.map(({ actorId, after }) => [actorId, after])).toEqual([
      [null, { isPremium: false }],
      ['ada', { isPremium: true }],
    ])
    expect(byAda.map(({ subjectId }) => subjectId)).toEqual(['paul', 'lea'])
    expect(await changesOf(ports, 'lea', 1)).toEqual([ofLea[0]])
    expect(await changesOf(ports, 'nobody', 10)).toEqual([])
  },
)

test.each(DATABASES)('a change that is undone is told nowhere, on %s', async (database) => {
  await using ports = await createTestPorts({ database })

  const undone = ports.db.transaction().execute(async (tx) => {
    await recordChange(ports, tx, aChange('ada', 'lea', { isPremium: true }))
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await changesOf(ports, 'lea', 10)).toEqual([])
})
