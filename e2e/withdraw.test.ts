import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { anAddress } from './account.ts'
import { test } from './journey.ts'
import { mailsTo } from './mailbox.ts'

test('from any page a buyer withdraws in two lines, and gets an acknowledgement', {
  tag: '@both',
}, async ({ page }) => {
  const email = anAddress()
  await page.goto('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  const form = page.getByRole('form', { name: 'Votre rétractation' })
  await form.getByLabel('Vos prénom et nom').fill('Léa Martin')
  await form.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible()
  await expect(form.getByLabel('Vos prénom et nom')).toHaveValue('Léa Martin')

  await form.getByLabel("L'e-mail du compte").fill(email)
  await form.getByRole('button', { name: 'Confirmer la rétractation' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'heure de Paris' })).toContainText(email)
  await expect(async () => {
    const mails = await mailsTo(page, email)
    expect(mails.some((mail) => mail.includes('Accusé de réception'))).toBe(true)
  }).toPass({ timeout: 30_000 })
  expect(await accessibilityFaults(page)).toEqual([])
})
