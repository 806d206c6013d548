import { expect, type Page } from '@playwright/test'
import { aSignedInAccount, dialog } from './account.ts'

export const premium = (page: Page) => dialog(page, 'Passer à Premium')

export async function pay(page: Page, cardNumber: string) {
  const form = premium(page)
  await form.getByLabel('Numéro de carte').fill(cardNumber)
  await form.getByLabel('Expiration').fill('12/34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Payer 5,99\u00a0€' }).click()
}

/** An account that has paid and is signed in, on the home page. */
export async function aPremiumAccount(page: Page) {
  const email = await aSignedInAccount(page)
  await page.getByRole('button', { name: 'Passer Premium' }).click()
  await pay(page, '4242 4242 4242 4242')
  const header = page.getByRole('banner')
  await expect(header.getByText('Premium', { exact: true })).toBeVisible()
  return email
}
