import { expect, test } from 'vitest'
import { aProductWithModel } from '#testing/a-product-with-model.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { post } from '#testing/post.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const A_DAY_BEFORE = '2026-11-26T09:00:00.000Z'
const A_MONTH_LATER = '2026-12-28T09:00:00.000Z'

test.each(DATABASES)(
  'a clock that is put back signs nobody out and keeps no letter waiting, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { token } = await anAccount(ports)
    await ports.outbox.post(ports.db, { name: 'verify-email', recipient: 'avant@exemple.fr' })
    await anAccount(ports, { email: 'avant@exemple.fr', emailVerified: false })
    const headers = { Authorization: `Bearer ${token}` }

    ports.clock.set(A_DAY_BEFORE)
    const asked = await app.request('/api/user', { headers })
    const started = await app.request('/api/simulate', { method: 'POST', headers })
    await ports.outbox.deliver()

    expect(asked.status).toBe(200)
    expect(started.status).toBe(200)
    expect(ports.sent.map(({ to }) => to)).toEqual(['avant@exemple.fr'])
  },
)

test('a clock that leaps forward ends sessions, and a new login opens one', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { email, token } = await anAccount(ports)
  const me = (bearer: string) =>
    app.request('/api/user', { headers: { Authorization: `Bearer ${bearer}` } })

  ports.clock.set(A_MONTH_LATER)
  const ended = await me(token)
  const { body } = await post(app, '/api/login', { email, password: A_PASSWORD })

  expect(ended.status).toBe(401)
  expect((await me(body.token)).status).toBe(200)
})

test('a clock that is put back does not leave the model alone for longer', async () => {
  await using product = await aProductWithModel('google', { status: 400 })
  await product.assess('En mars, je suis allé au devant des clients. Premier essai.')
  const called = product.peer.calls.length

  product.clock.set(A_DAY_BEFORE)
  await product.assess('En mars, je suis allé au devant des clients. Second essai.')

  expect(product.peer.calls.length).toBeGreaterThan(called)
})
