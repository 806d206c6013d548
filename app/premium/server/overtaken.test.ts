import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, idOf } from '#testing/a-buyer.ts'
import { signedEvent, startStripePeer } from '#testing/stripe-peer.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

async function sendEvent(ports: TestPorts, type: string, object: object) {
  const { payload, header } = signedEvent(type, object)
  const headers = { 'Stripe-Signature': header }
  const asked = { method: 'POST', headers, body: payload }
  return (await createApp(ports).request('/api/stripe/webhook', asked)).status
}

/** A process that is told of a payment, and hears nothing more until `meanwhile` has happened. */
function heldUp(ports: TestPorts, meanwhile: () => Promise<unknown>): TestPorts {
  let isFirst = true
  const findPayment = async (id: string) => {
    const payment = await ports.cashier.findPayment(id)
    if (isFirst) {
      isFirst = false
      await meanwhile()
    }
    return payment
  }
  return { ...ports, cashier: { ...ports.cashier, findPayment } }
}

test.each(DATABASES)(
  'a refund is not undone by an answer of the provider that is older than it, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const buyer = await aBuyer(ports)
    const id = idOf(await buyer.secret())
    peer.pay(id)
    const paid = () =>
      sendEvent(ports, 'payment_intent.succeeded', { object: 'payment_intent', id })
    const slow = heldUp(ports, async () => {
      await paid()
      peer.charge(id, { refunded: true })
      await sendEvent(ports, 'charge.refunded', {
        object: 'charge',
        id: 'ch_1',
        payment_intent: id,
      })
    })

    const status = await sendEvent(slow, 'payment_intent.succeeded', {
      object: 'payment_intent',
      id,
    })

    expect(status).toBe(200)
    expect(await buyer.isPremium()).toBe(false)
    expect(await ports.db.selectFrom('payment').select('status').execute()).toEqual([
      { status: 'refunded' },
    ])
    expect(await buyer.receipts()).toHaveLength(1)
  },
)
