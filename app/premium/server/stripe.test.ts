import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, GOOD_CARD, idOf } from '#testing/a-buyer.ts'
import { signedEvent, startStripePeer } from '#testing/stripe-peer.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { reconcile } from './reconcile.ts'

async function sendEvent(ports: TestPorts, { payload, header }: ReturnType<typeof signedEvent>) {
  const response = await createApp(ports).request('/api/stripe/webhook', {
    method: 'POST',
    headers: { 'Stripe-Signature': header },
    body: payload,
  })
  return response.status
}

const succeeded = (id: string) =>
  signedEvent('payment_intent.succeeded', { object: 'payment_intent', id })
const ofCharge = (type: string, id: string) =>
  signedEvent(type, { object: 'charge', id: 'ch_1', payment_intent: id })

test.each(DATABASES)(
  'the provider opens one payment of ours, and its event or our call grants it once, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)

    const opened = await Promise.all(Array.from({ length: 6 }, buyer.open))
    const { clientSecret, publishableKey } = opened[0]?.body ?? {}
    const id = idOf(clientSecret)
    const early = await buyer.confirm(id)
    peer.pay(id)
    const replies = await Promise.all([
      sendEvent(ports, succeeded(id)),
      buyer.confirm(id).then(({ status }) => status),
      sendEvent(ports, succeeded(id)),
      buyer.confirm(id).then(({ status }) => status),
    ])

    expect(new Set(opened.map(({ body }) => body.clientSecret)).size).toBe(1)
    expect(publishableKey).toBe('pk_test_essai')
    expect(early.status).toBe(400)
    expect(replies).toEqual([200, 200, 200, 200])
    expect(await buyer.isPremium()).toBe(true)
    expect(await buyer.receipts()).toHaveLength(1)
    const creation = peer.calls.find(({ method }) => method === 'POST')
    expect(creation).toMatchObject({
      path: '/v1/payment_intents',
      version: '2026-10-28.endive',
      key: expect.stringMatching(/^premium-/),
    })
    expect(creation?.body).toContain('amount=599&currency=eur')
    expect(peer.intents.size).toBe(1)
  },
)

test.each(DATABASES)(
  'a refund and a lost dispute take Premium away, a won one gives it back, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())
    peer.pay(id)
    await sendEvent(ports, succeeded(id))
    const seen: [string, boolean][] = []
    const look = async () => {
      const { status } = await ports.db
        .selectFrom('payment')
        .select('status')
        .executeTakeFirstOrThrow()
      seen.push([status, await buyer.isPremium()])
    }

    for (const dispute of ['needs_response', 'lost', 'won']) {
      peer.charge(id, { disputed: true })
      peer.disputes.set(id, dispute)
      await sendEvent(ports, ofCharge('charge.dispute.updated', id))
      await look()
    }
    peer.charge(id, { refunded: true })
    await sendEvent(ports, ofCharge('charge.refunded', id))
    await sendEvent(ports, succeeded(id))
    await look()
    const replayed = await buyer.confirm(id)

    expect(seen).toEqual([
      ['disputed', true],
      ['lost', false],
      ['paid', true],
      ['refunded', false],
    ])
    expect(replayed).toMatchObject({
      status: 400,
      body: { message: 'Ce paiement a été remboursé.' },
    })
    expect(await buyer.receipts()).toHaveLength(1)
    expect((await buyer.open()).status).toBe(200)
  },
)

test.each(DATABASES)(
  'an event that comes before our own row, or while the database is down, is not lost, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())
    await ports.db.deleteFrom('payment').execute()
    peer.pay(id)

    const down: TestPorts = {
      ...ports,
      db: {
        transaction: () => {
          throw new Error('down')
        },
      } as unknown as TestPorts['db'],
    }
    const refused = await sendEvent(down, succeeded(id))
    const heard = await sendEvent(ports, succeeded(id))

    expect([refused, heard]).toEqual([500, 200])
    expect(await buyer.isPremium()).toBe(true)
    expect(await ports.db.selectFrom('payment').select(['paymentId', 'status']).execute()).toEqual([
      { paymentId: id, status: 'paid' },
    ])
  },
)

test('an event that the provider did not sign, or signed for another body, grants nothing', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const id = idOf(await buyer.secret())
  peer.pay(id)
  const good = succeeded(id)

  const statuses = [
    await sendEvent(ports, signedEvent('payment_intent.succeeded', {}, 'whsec_autre')),
    await sendEvent(ports, { ...good, payload: `${good.payload} ` }),
    await sendEvent(ports, { ...good, header: '' }),
    await sendEvent(ports, succeeded('pi inconnu')),
    await sendEvent(ports, signedEvent('customer.created', { object: 'customer', id: 'cus_1' })),
  ]

  expect(statuses).toEqual([400, 400, 400, 200, 200])
  expect(await buyer.isPremium()).toBe(false)
})

test('a payment of another amount, currency or person grants nothing', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const statuses = []
  for (const change of [{ amount: 1 }, { currency: 'jpy' }, { metadata: {} }]) {
    const id = idOf(await buyer.secret())
    Object.assign(peer.intents.get(id) ?? {}, change)
    peer.pay(id)
    statuses.push(await sendEvent(ports, succeeded(id)), (await buyer.confirm(id)).status)
  }

  expect(statuses).toEqual([200, 400, 200, 400, 200, 404])
  expect(await buyer.isPremium()).toBe(false)
})

test('a provider that fails is tried again with the same key, then said in French', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)

  peer.state.failures = 1
  const mended = await buyer.open()
  peer.state.failures = 9
  const broken = await buyer.open()
  peer.state.failures = 0
  const again = await buyer.open()

  expect(mended.status).toBe(200)
  expect(broken).toMatchObject({
    status: 502,
    body: { message: 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.' },
  })
  expect(again.body.clientSecret).toBe(mended.body.clientSecret)
  const keys = peer.calls.filter(({ method }) => method === 'POST').map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})

test('a process that died between the yes of the provider and ours is made good at the next start', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const id = idOf(await buyer.secret())
  peer.pay(id)

  await reconcile(ports)

  expect(await buyer.isPremium()).toBe(true)
  expect(await buyer.receipts()).toHaveLength(1)
})

test('where payments are real, no pretend card is taken', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)

  expect((await buyer.show(await buyer.secret(), GOOD_CARD)).status).toBe(404)
})
