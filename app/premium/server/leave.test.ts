import { expect, test } from 'vitest'
import { aBuyer, idOf } from '#testing/a-buyer.ts'
import { A_PASSWORD } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { startStripePeer } from '#testing/stripe-peer.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { reconcile } from './reconcile.ts'

const statuses = async ({ db }: TestPorts) =>
  (await db.selectFrom('payment').select(['accountId', 'status']).execute()).map(
    ({ accountId, status }) => [accountId, status],
  )

const deleteAccount = ({ app, token }: Awaited<ReturnType<typeof aBuyer>>) =>
  call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })

test.each(DATABASES)(
  'deleting an account closes its open payment, so that no card is charged for nobody, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())

    const deleted = await deleteAccount(buyer)
    await reconcile(ports)

    expect(deleted.status).toBe(200)
    expect(peer.intents.get(id)?.status).toBe('canceled')
    expect(await statuses(ports)).toEqual([[null, 'canceled']])
  },
)

test('a provider that does not answer keeps nobody from leaving; the payment is closed later', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const id = idOf(await buyer.secret())
  peer.state.failures = 9

  const deleted = await deleteAccount(buyer)
  peer.state.failures = 0
  await reconcile(ports)

  expect(deleted.status).toBe(200)
  expect(peer.intents.get(id)?.status).toBe('canceled')
  expect(await statuses(ports)).toEqual([[null, 'canceled']])
})

test('money that arrived for an account that is gone is kept as a proof without a name', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const id = idOf(await buyer.secret())
  peer.pay(id)

  await deleteAccount(buyer)
  await reconcile(ports)

  expect(peer.intents.get(id)?.status).toBe('succeeded')
  expect(await statuses(ports)).toEqual([[null, 'paid']])
  expect(ports.sent).toEqual([])
})
