import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { dialog, openLogin, toast } from './account.ts'
import { aSignedInAccount } from './by-calls.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { mailsTo } from './mailbox.ts'
import { pay, premium } from './premium.ts'

async function expectPremium(page: Page, email: string) {
  await expect(toast(page, 'Paiement réussi\u00a0!')).toBeVisible()
  await expect(premium(page)).toBeHidden()
  const header = page.getByRole('banner')
  await expect(header.getByText('Premium', { exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Passer Premium' })).toBeHidden()
  await expect(async () => {
    const receipts = (await mailsTo(page, email)).filter((mail) => mail.includes('Votre reçu'))
    expect(receipts).toHaveLength(1)
  }).toPass({ timeout: 30_000 })
}

test('from the header to Premium: a declined card, then a good one pressed twice', {
  tag: '@both',
}, async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url())
  })
  const email = await aSignedInAccount(page)
  await page.getByRole('button', { name: 'Passer Premium' }).click()
  await expect(premium(page).getByText('aucun argent ne circule')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await pay(page, '4000 0000 0000 0002')
  await expect(toast(page, 'Échec du paiement')).toBeVisible()
  await expect(premium(page).getByText('Votre carte a été refusée.')).toBeVisible()
  await premium(page).getByLabel('Numéro de carte').fill('4242 4242 4242 4242')
  await premium(page)
    .getByRole('button', { name: /^Payer/ })
    .dblclick()

  await expectPremium(page, email)
  expect(elsewhere).toEqual([])
})

test('3-D Secure asks in the dialog, and a refusal may be mended', async ({ page }) => {
  const email = await aSignedInAccount(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Passer à Premium' }).first().click()

  await pay(page, '4000 0025 0000 3155')
  await premium(page).getByRole('button', { name: 'Refuser' }).click()
  await expect(toast(page, 'Échec du paiement')).toBeVisible()
  await pay(page, '4000 0025 0000 3155')
  await premium(page).getByRole('button', { name: 'Confirmer le paiement' }).click()

  await expectPremium(page, email)
})

test('the fourth start asks to pay; a slow bank is waited for, and the start then goes on', {
  tag: '@both',
}, async ({ page }) => {
  const email = await aSignedInAccount(page)
  const start = () =>
    page.getByRole('main').getByRole('button', { name: 'Commencer une simulation' }).click()
  for (let time = 0; time < 3; time++) {
    await start()
    await expect(page).toHaveURL('/job-description')
    await page.goto('/')
  }

  await start()
  await expect(premium(page).getByLabel('Numéro de carte')).toBeVisible()
  const letBankAnswer = await hold(page, '**/api/stripe/create-payment-intent', { after: 1 })
  await pay(page, '4000 0000 0000 0101')
  await expect(premium(page).getByText('Votre banque traite encore ce paiement')).toBeVisible()
  letBankAnswer()

  await expectPremium(page, email)
  await start()
  await expect(page).toHaveURL('/job-description')
})

test('a visitor is asked to sign in before anything is sold', async ({ page }) => {
  await page.goto('/pricing')

  await page.getByRole('button', { name: 'Passer à Premium' }).first().click()

  await expect(dialog(page, 'Connexion')).toBeVisible()
  await page.keyboard.press('Escape')
  await openLogin(page)
})
