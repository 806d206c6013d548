import type { Page } from '@playwright/test'
import { dialog } from './account.ts'

export const premium = (page: Page) => dialog(page, 'Passer à Premium')

export async function pay(page: Page, cardNumber: string) {
  const form = premium(page)
  await form.getByLabel('Numéro de carte').fill(cardNumber)
  await form.getByLabel('Expiration').fill('12/34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Payer 5,99\u00a0€' }).click()
}
