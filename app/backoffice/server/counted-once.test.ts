import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { countedOnce } from './counted-once.ts'

test('dashboards that ask together have their figures counted once', async () => {
  await using ports = await createTestPorts()
  let counts = 0
  const { read, forget } = countedOnce(async () => ++counts)

  const together = await Promise.all([read(ports), read(ports), read(ports)])
  const soonAfter = await read(ports)
  forget(ports)

  expect([...together, soonAfter]).toEqual([1, 1, 1, 1])
  expect(await read(ports)).toBe(2)
})

test('figures that could not be counted are counted at the next call', async () => {
  await using ports = await createTestPorts()
  let counts = 0
  const { read } = countedOnce(async () => {
    counts++
    if (counts === 1) throw new Error('the database is away')
    return counts
  })

  await expect(read(ports)).rejects.toThrow('away')

  expect(await read(ports)).toBe(2)
})

test('figures are of one database and of no other', async () => {
  await using one = await createTestPorts()
  await using other = await createTestPorts()
  const { read } = countedOnce(async ({ db }) => (db === one.db ? 'one' : 'other'))

  expect([await read(one), await read(other)]).toEqual(['one', 'other'])
})

test.each(DATABASES)(
  'who makes an account premium sees the figures follow, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { token } = await anAccount(ports, { isAdmin: true })
    const { id } = await anAccount(ports)
    const before = await call(app, 'GET /api/admin/stats', { token })

    await call(app, `PATCH /api/admin/users/${id}`, { token, body: { isPremium: true } })

    const after = await call(app, 'GET /api/admin/stats', { token })
    expect([before.body.premiumUsers, after.body.premiumUsers]).toEqual([0, 1])
  },
)
