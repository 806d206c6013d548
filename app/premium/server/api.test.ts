import { expect, test } from 'vitest'
import { changeFlags } from '#app/accounts/server/administering.ts'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, DECLINED_CARD, GOOD_CARD, idOf, SECURE_CARD, SLOW_CARD } from '#testing/a-buyer.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

test.each(DATABASES)(
  'a payment that succeeded makes premium once, with one receipt, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: { SELLER_NAME: 'Une vendeuse' } })
    const buyer = await aBuyer(ports, { simulationsUsed: 3 })
    const secret = await buyer.secret()

    const shown = await buyer.show(secret, GOOD_CARD)
    const confirmed = await buyer.confirm(shown.body.paymentIntent.id)
    const again = await buyer.confirm(shown.body.paymentIntent.id)

    expect(shown.body).toEqual({ paymentIntent: { id: idOf(secret), status: 'succeeded' } })
    expect(confirmed).toMatchObject({
      status: 200,
      body: { user: { email: buyer.email, isPremium: true, simulationsUsed: 3 } },
    })
    expect(again).toMatchObject({ status: 200, body: confirmed.body })
    expect(await ports.db.selectFrom('payment').selectAll().execute()).toEqual([
      expect.objectContaining({
        accountId: buyer.id,
        paymentId: idOf(secret),
        amount: 599,
        currency: 'eur',
        status: 'paid',
        paidAt: '2026-11-27T09:00:00.000Z',
      }),
    ])
    const [receipt, ...others] = await buyer.receipts()
    expect(others).toEqual([])
    expect(receipt?.text).toContain('Date : 27 novembre 2026')
    expect(receipt?.text).toContain('Montant payé : 5,99 €')
    expect(receipt?.text).toContain('Vendeur : Une vendeuse')
    expect(receipt?.text).toContain('TVA : à compléter')
  },
)

test.each(DATABASES)(
  'ten tabs that open and confirm at once make one payment, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const buyer = await aBuyer(ports)

    const opened = await Promise.all(Array.from({ length: 10 }, buyer.open))
    const secrets = [...new Set(opened.map(({ body }) => body.clientSecret as string))]
    const [secret = ''] = secrets
    await Promise.all(Array.from({ length: 5 }, () => buyer.show(secret, GOOD_CARD)))
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.confirm(idOf(secret))))

    expect(secrets).toHaveLength(1)
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await ports.db.selectFrom('payment').select('status').execute()).toEqual([
      { status: 'paid' },
    ])
    expect(await ports.db.selectFrom('pretend_payment').select('id').execute()).toHaveLength(1)
    expect(await buyer.receipts()).toHaveLength(1)
  },
)

test('only the price of Premium is charged, and only to who has not paid', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports)
  const premium = await anAccount(ports, { isPremium: true })
  const open = (amount: unknown, as = token) =>
    call(app, 'POST /api/stripe/create-payment-intent', { token: as, body: { amount } })

  const cheap = await open(1)
  const missing = await open(undefined)
  const twice = await open(599, premium.token)

  expect(cheap).toMatchObject({
    status: 400,
    body: { message: "Le montant demandé n'est pas celui de Premium." },
  })
  expect(missing.status).toBe(400)
  expect(twice).toMatchObject({ status: 409, body: { message: 'Votre compte est déjà Premium.' } })
})

test('a payment that is unknown, of someone else or unfinished grants nothing', async () => {
  await using ports = await createTestPorts()
  const buyer = await aBuyer(ports)
  const other = await aBuyer(ports)
  const secret = await buyer.secret()
  const unfinished = await buyer.confirm(idOf(secret))
  const declined = await buyer.show(secret, DECLINED_CARD)
  const afterRefusal = await buyer.confirm(idOf(secret))
  await buyer.show(secret, GOOD_CARD)

  const stolen = await other.confirm(idOf(secret))
  const unknown = await buyer.confirm('pi_inconnu')

  expect(declined.body).toEqual({
    paymentIntent: { id: idOf(secret), status: 'requires_payment_method' },
    error: { code: 'card_declined', message: 'Votre carte a été refusée.' },
  })
  expect([unfinished.status, afterRefusal.status]).toEqual([400, 400])
  expect([stolen.status, unknown.status]).toEqual([404, 404])
  expect([await other.isPremium(), await buyer.isPremium()]).toEqual([false, false])
})

test('a 3-D Secure step that is refused may be tried again', async () => {
  await using ports = await createTestPorts()
  const buyer = await aBuyer(ports)
  const clientSecret = await buyer.secret()
  const answer = (isApproved: boolean) =>
    call(buyer.app, 'POST /api/stripe/pretend/authenticate', { body: { clientSecret, isApproved } })

  const asked = await buyer.show(clientSecret, SECURE_CARD)
  const refused = await answer(false)
  await buyer.show(clientSecret, SECURE_CARD)
  const approved = await answer(true)

  expect(asked.body.paymentIntent.status).toBe('requires_action')
  expect(refused.body.error.message).toBe(
    "Votre banque n'a pas confirmé ce paiement. Veuillez réessayer.",
  )
  expect(approved.body).toEqual({ paymentIntent: { id: idOf(clientSecret), status: 'succeeded' } })
  expect((await buyer.confirm(idOf(clientSecret))).status).toBe(200)
})

test('a slow payment is found again under way, then succeeds after five seconds', async () => {
  await using ports = await createTestPorts()
  const buyer = await aBuyer(ports)
  const secret = await buyer.secret()

  const shown = await buyer.show(secret, SLOW_CARD)
  const reopened = await buyer.open()
  const early = await buyer.confirm(idOf(secret))
  ports.clock.set('2026-11-27T09:00:05.000Z')
  const late = await buyer.open()

  expect(shown.body.paymentIntent.status).toBe('processing')
  expect(reopened.body).toEqual({
    clientSecret: secret,
    status: 'processing',
    publishableKey: null,
  })
  expect(early.status).toBe(400)
  expect(late).toMatchObject({ status: 409, body: { message: 'Votre compte est déjà Premium.' } })
  expect(await buyer.isPremium()).toBe(true)
})

test('what an administrator took away stays away, however often the payment is confirmed', async () => {
  await using ports = await createTestPorts()
  const buyer = await aBuyer(ports)
  const secret = await buyer.secret()
  await buyer.show(secret, GOOD_CARD)
  await buyer.confirm(idOf(secret))

  await changeFlags(ports, buyer.id, { isPremium: false })
  await buyer.confirm(idOf(secret))

  expect(await buyer.isPremium()).toBe(false)
})

test('payment calls need a session, but for what the provider itself would be asked', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const pretend = { clientSecret: 'inconnu', cardNumber: GOOD_CARD, isApproved: true }

  const replies = await Promise.all([
    call(app, 'POST /api/stripe/create-payment-intent', { body: {} }),
    call(app, 'POST /api/stripe/confirm-payment', { body: {}, token: 'nimportequoi' }),
    call(app, 'POST /api/stripe/pretend/confirm', { body: pretend }),
    call(app, 'POST /api/stripe/pretend/authenticate', { body: pretend }),
    call(app, 'POST /api/stripe/webhook', { body: {} }),
  ])

  expect(replies.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404])
})

test('in production without keys the payment is closed, and says so', async () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://visavis.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bonjour@exemple.fr',
  }
  await using ports = await createTestPorts({ env })
  const buyer = await aBuyer(ports)

  const closed = await buyer.open()
  const card = await buyer.show('un secret', GOOD_CARD)

  expect(closed).toMatchObject({
    status: 503,
    body: { message: "Le paiement n'est pas disponible pour le moment." },
  })
  expect(card.status).toBe(404)
})

test('openings and confirmations of one account are counted; the others pay in peace', async () => {
  await using ports = await createTestPorts()
  const insistent = await aBuyer(ports)
  const other = await aBuyer(ports)
  for (let time = 0; time < 150; time++) await insistent.open()
  for (let time = 0; time < 60; time++) await insistent.confirm('inconnu')

  const replies = [await insistent.open(), await insistent.confirm('inconnu')]

  for (const { status, headers, body } of replies) {
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(body.message).toMatch(/^Trop de demandes/)
  }
  expect((await other.open()).status).toBe(200)
})
