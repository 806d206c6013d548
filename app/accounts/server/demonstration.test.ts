import { expect, test } from 'vitest'
import { announce } from '#app/announce.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { seedDemonstration } from './demonstration.ts'

test.each(DATABASES)(
  'a new demonstration has three accounts that log in, said once, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })

    const made = await seedDemonstration(ports)
    const again = await seedDemonstration(ports)

    const app = createApp(ports)
    const users = []
    for (const { email, password } of made) {
      users.push((await call(app, 'POST /api/login', { body: { email, password } })).body.user)
    }
    expect(users).toMatchObject([
      { isAdmin: true, isPremium: false },
      { isAdmin: false, isPremium: true },
      { isAdmin: false, isPremium: false },
    ])
    expect(again).toEqual([])
    const printed = await announce(ports.env, 3000, made)
    for (const { password } of made) expect(printed).toContain(password)
    expect(await announce(ports.env, 3000, again)).not.toContain('Comptes de démonstration')
  },
)

test.each(DATABASES)(
  'processes that start at once make three accounts in all, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })

    const made = await Promise.all([seedDemonstration(ports), seedDemonstration(ports)])

    expect(made.flat()).toHaveLength(3)
    expect(await ports.db.selectFrom('account').select('id').execute()).toHaveLength(3)
  },
)

test('production, and a database that has accounts, get none', async () => {
  await using ports = await createTestPorts()
  await using used = await createTestPorts()
  await anAccount(used)

  const production = { ...ports, env: { ...ports.env, isProduction: true } }

  expect(await seedDemonstration(production)).toEqual([])
  expect(await seedDemonstration(used)).toEqual([])
})
