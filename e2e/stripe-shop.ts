import { expect, type Page, type Route } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'
import { startStripePeer } from '../testing/stripe-peer.ts'
import { aSession, keepToken } from './by-calls.ts'
import { test as base } from './journey.ts'
import { aDataFolder } from './mailbox.ts'
import { premium } from './premium.ts'
import { BANK, CARD_FIELD, SCRIPT } from './stripe-stub.ts'

type Peer = Awaited<ReturnType<typeof startStripePeer>>
interface Shop {
  peer: Peer
  url: string
  /** The intents that were charged, once for each time. */
  charges: string[]
}

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secure: '4000002500003155',
  slow: '4000000000000101',
}

/** A product whose payments are real, with a peer for the provider's servers and a stub for its script. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      await using peer = await startStripePeer()
      await using product = await startProduct({ ...peer.env, DATA_DIR: aDataFolder() })
      await use({ peer, url: product.url, charges: [] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Plays the provider on the pages of a tab. */
export async function withStripe(page: Page, shop: Shop) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().includes('card.html')
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: CARD_FIELD })
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: BANK }),
  )
  await page.route('https://api.stripe.com/**', (route) => answer(route, shop))
}

const refusal = (code: string, message: string) => ({
  error: { type: 'card_error', code, message },
})

async function answer(route: Route, { peer, charges }: Shop) {
  const { pathname } = new URL(route.request().url())
  const [, id = '', verb = ''] = /payment_intents\/(\w+)\/(\w+)/.exec(pathname) ?? []
  const json = outcome(peer, { id, verb, card: route.request().postData() ?? '' })
  if ('isCharged' in json) charges.push(id)
  await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json })
}

function outcome(peer: Peer, { id, verb, card }: { id: string; verb: string; card: string }) {
  const known = peer.intents.get(id)
  if (known?.status === 'succeeded') {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
    return { error: { ...error, payment_intent: { id, status: 'succeeded' } } }
  }
  if (verb === 'refuse') {
    return refusal('payment_intent_authentication_failure', "Votre banque n'a pas confirmé.")
  }
  if (card === CARDS.declined) return refusal('card_declined', 'Votre carte a été refusée.')
  if (card === CARDS.secure && verb === 'confirm') {
    return { paymentIntent: { id, status: 'requires_action' } }
  }
  const status = card === CARDS.slow ? 'processing' : 'succeeded'
  peer.pay(id, status)
  return { isCharged: true, paymentIntent: { id, status } }
}

/** Somebody who is signed in on this tab, before the prices. */
export async function aSignedInBuyer(page: Page) {
  const { email, token } = await aSession(page)
  // A file of the site has its storage, and no script that would read it half-way.
  await page.goto('/robots.txt')
  await keepToken(page, token)
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  return email
}

export const payButton = (page: Page) => premium(page).getByRole('button', { name: /^Payer/ })

export async function openDialog(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Passer à Premium' }).first().click()
  await expect(premium(page)).toBeVisible()
}

export async function fillCard(page: Page, card: string) {
  await page.frameLocator('iframe[src*="card.html"]').getByLabel('Numéro').fill(card)
  // What a frame tells the page is heard later than what is done to the page itself.
  await expect(page.locator('html')).toHaveAttribute('data-card', card)
  await expect(payButton(page)).toBeEnabled()
}

export async function expectPremium(page: Page) {
  await expect(premium(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('Votre compte est Premium.').first()).toBeVisible()
}
