import { expect, test } from 'vitest'
import { aBuyer, GOOD_CARD, idOf, SLOW_CARD } from '#testing/a-buyer.ts'
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
