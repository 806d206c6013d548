import { expect, test } from 'vitest'
import { seedDemonstration } from '#app/accounts/server/demonstration.ts'
import { seedDemonstrationHistory } from '#app/demonstration-history.ts'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

test.each(DATABASES)(
  'the Premium account of a demonstration has a history and a progress to look at, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: { AI_PROVIDER: 'coach' } })
    const made = await seedDemonstration(ports)

    await seedDemonstrationHistory(ports, made)

    const app = createApp(ports)
    const { email, password } = made.find(({ role }) => role === 'premium') ?? {}
    const { token } = (await call(app, 'POST /api/login', { body: { email, password } })).body
    const { simulations } = (await call(app, 'GET /api/simulations', { token })).body
    const progress = (await call(app, 'GET /api/progress', { token })).body
    expect(simulations).toHaveLength(3)
    expect(simulations.map(({ employer }: { employer: string }) => employer)).toEqual([
      'Tissus Armor',
      'Comptoirs Réunis',
      'Mercerie Verdier',
    ])
    for (const { state, score } of simulations) {
      expect(state).toBe('finished')
      expect(score).toBeGreaterThan(0)
    }
    expect(progress.simulations).toHaveLength(3)
    expect(progress.next).not.toBeNull()
  },
)

test('a model is asked for no example', async () => {
  await using ports = await createTestPorts({ env: { AI_PROVIDER: 'scripted' } })
  const made = await seedDemonstration(ports)

  await seedDemonstrationHistory(ports, made)

  const { count } = await ports.db
    .selectFrom('past_simulation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})
