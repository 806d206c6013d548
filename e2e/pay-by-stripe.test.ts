import { expect, type Route } from '@playwright/test'
import { toast } from './account.ts'
import { mailsTo } from './mailbox.ts'
import { premium } from './premium.ts'
import {
  aSignedInBuyer,
  CARDS,
  expectPremium,
  fillCard,
  openDialog,
  payButton,
  test,
  withStripe,
} from './stripe-shop.ts'

test('a declined card, then a good one pressed twice and more, is charged once', async ({
  page,
  shop,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) elsewhere.push(new URL(request.url()).hostname)
  })
  await withStripe(page, shop)
  const email = await aSignedInBuyer(page)
  const before = shop.charges.length
  const policy = (await page.request.get('/pricing')).headers()['content-security-policy']
  expect(policy).toContain('https://js.stripe.com')
  await expect(page.getByText('Mode démonstration')).toBeHidden()
  expect(elsewhere).toEqual([])

  await openDialog(page)
  await fillCard(page, CARDS.declined)
  await payButton(page).click()
  await expect(toast(page, 'Échec du paiement')).toBeVisible()
  await expect(premium(page).getByRole('alert')).toHaveText('Votre carte a été refusée.')
  await fillCard(page, CARDS.good)
  // Enter and a double click, faster than any screen can follow.
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit()
    button.click()
    button.click()
  })

  await expect(toast(page, 'Paiement réussi\u00a0!')).toBeVisible()
  await expectPremium(page)
  expect(shop.charges.length - before).toBe(1)
  expect(new Set(elsewhere)).toEqual(new Set(['js.stripe.com', 'api.stripe.com']))
  await expect
    .poll(async () => (await mailsTo(page, email)).filter((mail) => /Votre reçu/.test(mail)).length)
    .toBe(1)
})

test("the buyer's bank asks in a frame of the provider; a refusal may be mended", async ({
  page,
  shop,
}) => {
  await withStripe(page, shop)
  await aSignedInBuyer(page)
  const bank = page.frameLocator('iframe[src*="3ds"]')
  // A frame of another site takes a pointer only some time after it is there; a hand comes later.
  const answer = (name: string) => bank.getByRole('button', { name }).dispatchEvent('click')
  await openDialog(page)
  await fillCard(page, CARDS.secure)

  await payButton(page).click()
  await answer('Refuser')
  await expect(premium(page).getByRole('alert')).toHaveText("Votre banque n'a pas confirmé.")
  await payButton(page).click()
  await answer('Autoriser')

  await expectPremium(page)
})

test('a bank that still thinks is waited for, and nothing is paid again', async ({
  page,
  shop,
}) => {
  await withStripe(page, shop)
  await aSignedInBuyer(page)
  const before = shop.charges.length
  await openDialog(page)
  await fillCard(page, CARDS.slow)
  await payButton(page).click()
  await expect(premium(page).getByText('Votre banque traite encore ce paiement')).toBeVisible()
  await page.reload()
  await openDialog(page)
  await expect(premium(page).getByText('Votre banque traite encore ce paiement')).toBeVisible()

  shop.peer.pay(shop.charges.at(-1) ?? '')

  await expect(toast(page, 'Paiement réussi\u00a0!')).toBeVisible()
  await expectPremium(page)
  expect(shop.charges.length - before).toBe(1)
})

test('a script or a form that is blocked says so in French, and may be tried again', async ({
  page,
  shop,
}) => {
  const blocked = "Le formulaire de paiement n'a pas pu se charger."
  await aSignedInBuyer(page)
  const kept: string[] = []
  const keep = (route: Route) => {
    kept.push(route.request().url())
    return route.abort()
  }
  await page.route('**/assets/stripe-form-*.js', keep, { times: 1 })
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await openDialog(page)
  await expect(premium(page).getByText(blocked)).toBeVisible()
  expect(kept).toHaveLength(1)
  const asked = page.waitForRequest('https://js.stripe.com/**')
  await premium(page).getByRole('button', { name: 'Réessayer' }).click()
  await asked
  await expect(premium(page).getByText(blocked)).toBeVisible()

  await page.unroute('https://js.stripe.com/**')
  await withStripe(page, shop)
  await premium(page).getByRole('button', { name: 'Réessayer' }).click()
  await fillCard(page, CARDS.good)
  await payButton(page).click()

  await expectPremium(page)
})
