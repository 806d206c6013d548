import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { A_PASSWORD, anAddress, dialog, logIn, openLogin, signUp, toast } from './account.ts'
import { aSignedInAccount } from './by-calls.ts'
import { test, waitForLife } from './journey.ts'

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await expect(dialog(page, 'Mon compte')).toBeVisible()
}

test('changing the password signs the other devices out, and this one stays', async ({
  page,
  browser,
}) => {
  const email = await aSignedInAccount(page)
  const elsewhere = await browser.newContext()
  const phone = waitForLife(await elsewhere.newPage())
  await phone.goto('/')
  await openLogin(phone)
  await logIn(phone, email)
  await expect(phone.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()

  await openAccount(page)
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click()
  await page.getByLabel('Mot de passe actuel').fill(A_PASSWORD)
  await page.getByLabel('Nouveau mot de passe').fill('azerty')
  await expect(page.getByText(/utilisé.*Vous pouvez le garder/)).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('button', { name: 'Changer de mot de passe' })).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await elsewhere.close()
})

test('everything held about a person can be kept, then taken away', { tag: '@both' }, async ({
  page,
}) => {
  const email = await aSignedInAccount(page)
  await openAccount(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('vis-a-vis-mes-donnees.json')
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data.account.email).toBe(email)

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(toast(page, 'Mot de passe incorrect. Veuillez réessayer.')).toBeVisible()
  await page.getByLabel('Mot de passe', { exact: true }).fill(A_PASSWORD)
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()

  await expect(toast(page, 'Votre compte et vos données sont supprimés.')).toBeVisible()
  await openLogin(page)
  await logIn(page, email)
  await expect(toast(page, 'Adresse email ou mot de passe incorrect.')).toBeVisible()
})

test('signing out everywhere reaches this browser too', async ({ page }) => {
  await aSignedInAccount(page)
  await openAccount(page)

  await page.getByRole('button', { name: 'Se déconnecter partout' }).click()

  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('a page behind a mailed link is neither cached nor told to other sites', async ({
  request,
}) => {
  for (const path of ['/verify-email', '/reset-password']) {
    const headers = (await request.get(`${path}?token=abc`)).headers()

    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['cache-control'], path).toBe('no-store')
  }
})

test('accessibility tools find nothing in the dialogs of accounts, light or dark', async ({
  page,
}) => {
  const check = async (what: string) => {
    expect(await accessibilityFaults(page), what).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reset-password?token=abc')
  await expect(page.getByLabel('Confirmation')).toBeVisible()
  await check('reset-password')
  await page.goto('/verify-email?token=abc')
  await expect(page.getByRole('alert')).toBeVisible()
  await check('verify-email')
  await page.getByRole('button', { name: 'Menu' }).click()
  await openLogin(page)
  await check('login')
  await signUp(page, anAddress())
  await check('verification-sent')
})
