import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, idOf } from '#testing/a-buyer.ts'
import { signedBody, signedEvent, startStripePeer } from '#testing/stripe-peer.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { listUnclaimed } from './service.ts'

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
  'an event about the payment of another shop is heard, and booked nowhere, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())
    peer.pay(id)
    const paid = peer.intents.get(id)
    if (!paid) throw new Error('no intent')
    // Under the same account at the provider, for an order and a buyer that we never had.
    const metadata = { accountId: 'client-7', reference: 'commande-7' }
    peer.intents.set('pi_autre', { ...paid, id: 'pi_autre', metadata })
    peer.intents.set('pi_sans', { ...paid, id: 'pi_sans', metadata: {} })

    const heard = [
      await sendEvent(ports, succeeded('pi_ailleurs')),
      await sendEvent(ports, succeeded('pi_autre')),
      await sendEvent(ports, succeeded('pi_sans')),
    ]

    expect(heard).toEqual([200, 200, 200])
    expect(await ports.db.selectFrom('payment').select('status').execute()).toEqual([
      { status: 'open' },
    ])
  },
)

test.each([{}, { data: null }, { data: { object: 'pi_1' } }, null, [], 'texte'])(
  'an event that is signed but of another shape is heard (%#)',
  async (event) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ env: peer.env })

    expect(await sendEvent(ports, signedBody(JSON.stringify(event)))).toBe(200)
    expect(await sendEvent(ports, signedBody('{'))).toBe(200)
  },
)

test.each(DATABASES)(
  'money that arrives for a deleted account is told to administrators until it went back, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())
    peer.pay(id)
    await ports.db.deleteFrom('account').execute()

    await sendEvent(ports, succeeded(id))
    const told = await listUnclaimed(ports)
    peer.charge(id, { refunded: true })
    await sendEvent(ports, ofCharge('charge.refunded', id))

    expect(told).toMatchObject([{ paymentId: id, amount: 599, currency: 'eur' }])
    expect(await listUnclaimed(ports)).toEqual([])
  },
)
