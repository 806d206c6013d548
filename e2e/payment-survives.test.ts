import { expect, test } from '@playwright/test'
import { startMailServer } from '../testing/mail-server.ts'
import { readMail } from '../testing/read-mail.ts'
import { startProduct } from '../testing/start-product.ts'
import { signedEvent, startStripePeer } from '../testing/stripe-peer.ts'
import { DATABASES } from './a-database.ts'
import { A_PASSWORD, anAddress } from './account.ts'

type Product = Awaited<ReturnType<typeof startProduct>>
type Mails = Awaited<ReturnType<typeof startMailServer>>

async function post(product: Product, path: string, body: unknown, token = '') {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const mailsTo = (mails: Mails, address: string) =>
  mails.received.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw))

/** Somebody who has opened a payment, by the calls that the screens make. */
async function aBuyer(product: Product, mails: Mails) {
  const email = anAddress()
  await post(product, '/api/signup', { email, password: A_PASSWORD })
  await expect.poll(() => mailsTo(mails, email).length).toBe(1)
  const token = /token=([\w-]+)/.exec(mailsTo(mails, email)[0]?.text ?? '')?.[1]
  await post(product, '/api/verify-email', { token })
  const login = await post(product, '/api/login', { email, password: A_PASSWORD })
  const opening = { amount: 599 }
  const opened = await post(product, '/api/stripe/create-payment-intent', opening, login.body.token)
  const id: string = opened.body.clientSecret.split('_secret_')[0]
  return {
    id,
    token: login.body.token as string,
    receipts: () => mailsTo(mails, email).filter(({ subject }) => subject === 'Votre reçu Premium'),
    async isPremium(now: Product): Promise<boolean> {
      const headers = { Authorization: `Bearer ${login.body.token}` }
      return (await (await fetch(`${now.url}/api/user`, { headers })).json()).user.isPremium
    },
  }
}

async function sendEvent(product: Product, id: string): Promise<number> {
  const { payload, header } = signedEvent('payment_intent.succeeded', {
    object: 'payment_intent',
    id,
  })
  const headers = { 'Stripe-Signature': header }
  const url = `${product.url}/api/stripe/webhook`
  return (await fetch(url, { method: 'POST', headers, body: payload })).status
}

const PAYMENTS = 'select status from payment'

for (const [name, aDatabase] of Object.entries(DATABASES)) {
  test(`a server killed between the provider's yes and ours grants Premium once it is back, on ${name}`, async () => {
    await using mails = await startMailServer()
    await using peer = await startStripePeer()
    await using database = await aDatabase()
    const env = {
      ...peer.env,
      ...database.env,
      SMTP_URL: mails.url,
      MAIL_FROM: 'bonjour@exemple.fr',
    }
    await using product = await startProduct(env)
    const buyer = await aBuyer(product, mails)
    peer.pay(buyer.id)

    const letGo = await database.holdWrites()
    const asked = peer.calls.length
    const confirming = post(
      product,
      '/api/stripe/confirm-payment',
      { paymentIntentId: buyer.id },
      buyer.token,
    ).catch(() => 'cut')
    await expect.poll(() => peer.calls.length).toBeGreaterThan(asked)
    product.kill('SIGKILL')
    await product.exited
    expect(await confirming).toBe('cut')
    await letGo()
    expect(await database.read(PAYMENTS)).toEqual([{ status: 'open' }])

    await using restarted = await startProduct(env)
    await expect.poll(() => buyer.isPremium(restarted)).toBe(true)
    await expect.poll(() => buyer.receipts().length).toBe(1)
    expect(await sendEvent(restarted, buyer.id)).toBe(200)
    restarted.kill('SIGTERM')
    expect(await restarted.exited).toBe(0)
    expect(await database.read(PAYMENTS)).toEqual([{ status: 'paid' }])
    expect(buyer.receipts()).toHaveLength(1)
  })

  test(`an event that comes while the database is down comes again, on ${name}`, async () => {
    await using mails = await startMailServer()
    await using peer = await startStripePeer()
    await using database = await aDatabase()
    const env = {
      ...peer.env,
      ...database.env,
      SMTP_URL: mails.url,
      MAIL_FROM: 'bonjour@exemple.fr',
    }
    await using product = await startProduct({ ...env, LOG_LEVEL: 'silent' })
    const buyer = await aBuyer(product, mails)
    peer.pay(buyer.id)

    const mend = await database.breakDown()
    expect(await sendEvent(product, buyer.id)).toBeGreaterThanOrEqual(500)
    await mend()

    await expect.poll(() => sendEvent(product, buyer.id)).toBe(200)
    expect(await sendEvent(product, buyer.id)).toBe(200)
    expect(await buyer.isPremium(product)).toBe(true)
    await expect.poll(() => buyer.receipts().length).toBe(1)
    product.kill('SIGTERM')
    expect(await product.exited).toBe(0)
    expect(await database.read(PAYMENTS)).toEqual([{ status: 'paid' }])
    expect(buyer.receipts()).toHaveLength(1)
  })
}
