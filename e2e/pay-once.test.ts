import { expect } from '@playwright/test'
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

test('two tabs that pay at once end premium, for one charge', async ({ page, context, shop }) => {
  await withStripe(page, shop)
  await aSignedInBuyer(page)
  const before = shop.charges.length
  const other = await context.newPage()
  await withStripe(other, shop)
  await other.goto('/pricing')
  for (const tab of [page, other]) {
    await openDialog(tab)
    await fillCard(tab, CARDS.good)
  }

  await Promise.all([payButton(page).click(), payButton(other).click()])

  for (const tab of [page, other]) await expectPremium(tab)
  expect(shop.charges.length - before).toBe(1)
})

test('who goes back in the middle of a payment comes back to a paid account', async ({
  page,
  shop,
}) => {
  await withStripe(page, shop)
  await page.goto('/about')
  await aSignedInBuyer(page)
  const before = shop.charges.length
  await page.route('**/api/stripe/confirm-payment', (route) => route.abort())
  await openDialog(page)
  await fillCard(page, CARDS.good)
  const charged = page.waitForResponse('https://api.stripe.com/**')
  await payButton(page).click()
  await charged

  await page.goBack()
  await page.goto('/pricing')
  await openDialog(page)

  await expect(premium(page).getByText('Votre compte est déjà Premium.')).toBeVisible()
  await premium(page).getByRole('button', { name: 'Fermer' }).first().click()
  await expectPremium(page)
  expect(shop.charges.length - before).toBe(1)
})

test('answers that the network loses cost neither a second payment nor the first', async ({
  page,
  shop,
}) => {
  await withStripe(page, shop)
  await aSignedInBuyer(page)
  const before = shop.charges.length
  const intents = shop.peer.intents.size
  for (const call of ['create-payment-intent', 'confirm-payment']) {
    await page.route(
      `**/api/stripe/${call}`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  }
  await openDialog(page)
  await premium(page).getByRole('button', { name: 'Réessayer' }).click()
  await fillCard(page, CARDS.good)
  await payButton(page).click()
  await expect(premium(page).getByText(/rien ne sera payé deux fois/)).toBeVisible()

  await premium(page).getByRole('button', { name: 'Réessayer' }).click()

  await expectPremium(page)
  expect(shop.charges.length - before).toBe(1)
  expect(shop.peer.intents.size - intents).toBe(1)
})
