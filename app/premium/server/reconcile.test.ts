import { expect, test } from 'vitest'
import { aBuyer, GOOD_CARD, idOf, SLOW_CARD } from '#testing/a-buyer.ts'
import { startStripePeer } from '#testing/stripe-peer.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { reconcile } from './reconcile.ts'

test.each(DATABASES)(
  'who paid and closed the browser becomes premium by itself, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const gone = await aBuyer(ports)
    const slow = await aBuyer(ports)
    const hesitant = await aBuyer(ports)
    await gone.show(await gone.secret(), GOOD_CARD)
    await slow.show(await slow.secret(), SLOW_CARD)
    await hesitant.secret()

    await Promise.all([reconcile(ports), reconcile(ports)])
    const early = await slow.isPremium()
    ports.clock.set('2026-11-27T10:00:00.000Z')
    await reconcile(ports)

    expect(early).toBe(false)
    expect([await gone.isPremium(), await slow.isPremium()]).toEqual([true, true])
    expect(await hesitant.isPremium()).toBe(false)
    expect([await gone.receipts(), await slow.receipts()].map(({ length }) => length)).toEqual([
      1, 1,
    ])
  },
)

test('a payment that nobody made in a week is closed, and a new one opens', async () => {
  await using ports = await createTestPorts()
  const buyer = await aBuyer(ports)
  const old = await buyer.secret()

  ports.clock.set('2026-12-05T09:00:00.000Z')
  await reconcile(ports)
  const shown = await buyer.show(old, GOOD_CARD)
  const opened = await buyer.open()

  expect(shown.body.paymentIntent.status).toBe('canceled')
  expect(opened.status).toBe(200)
  expect(idOf(opened.body.clientSecret)).not.toBe(idOf(old))
})

test('a cashier that does not answer for one payment is asked about the others', async () => {
  await using ports = await createTestPorts()
  const unlucky = await aBuyer(ports)
  const lucky = await aBuyer(ports)
  const secret = await unlucky.secret()
  await unlucky.show(secret, GOOD_CARD)
  await lucky.show(await lucky.secret(), GOOD_CARD)
  const { cashier } = ports
  const deaf: typeof cashier = {
    ...cashier,
    findPayment: (id) =>
      id === idOf(secret) ? Promise.reject(new Error('no answer')) : cashier.findPayment(id),
  }

  await reconcile({ ...ports, cashier: deaf })
  const first = [await unlucky.isPremium(), await lucky.isPremium()]
  await reconcile(ports)

  expect(first).toEqual([false, true])
  expect(await unlucky.isPremium()).toBe(true)
})

test.each(DATABASES)(
  'a refund and a dispute whose events were lost are seen within a day, on %s',
  async (database) => {
    await using peer = await startStripePeer()
    await using ports = await createTestPorts({ database, env: peer.env })
    const refunded = await aBuyer(ports)
    const disputed = await aBuyer(ports)
    const ids = [idOf(await refunded.secret()), idOf(await disputed.secret())] as const
    for (const id of ids) peer.pay(id)
    await reconcile(ports)
    const bought = [await refunded.isPremium(), await disputed.isPremium()]

    peer.charge(ids[0], { refunded: true })
    peer.charge(ids[1], { disputed: true })
    peer.disputes.set(ids[1], 'lost')
    ports.clock.set('2026-11-28T10:00:00.000Z')
    await reconcile(ports)
    const lost = [await refunded.isPremium(), await disputed.isPremium()]
    peer.disputes.set(ids[1], 'won')
    ports.clock.set('2026-11-29T11:00:00.000Z')
    await reconcile(ports)

    expect(bought).toEqual([true, true])
    expect(lost).toEqual([false, false])
    expect([await refunded.isPremium(), await disputed.isPremium()]).toEqual([false, true])
    expect(await disputed.receipts()).toHaveLength(1)
  },
)

test('a payment that stands is asked about once a day, and no more after six months', async () => {
  await using peer = await startStripePeer()
  await using ports = await createTestPorts({ env: peer.env })
  const buyer = await aBuyer(ports)
  const id = idOf(await buyer.secret())
  peer.pay(id)
  await reconcile(ports)
  const asked = async (instant: string) => {
    const before = peer.calls.length
    ports.clock.set(instant)
    await reconcile(ports)
    return peer.calls.length - before
  }

  expect(await asked('2026-11-27T10:00:00.000Z')).toBe(0)
  expect(await asked('2026-11-28T10:00:00.000Z')).toBe(1)
  expect(await asked('2026-11-28T11:00:00.000Z')).toBe(0)
  expect(await asked('2027-06-30T09:00:00.000Z')).toBe(0)
})
