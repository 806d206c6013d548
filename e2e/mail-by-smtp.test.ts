import { expect } from '@playwright/test'
import { startMailServer } from '../testing/mail-server.ts'
import { readMail } from '../testing/read-mail.ts'
import { startProduct } from '../testing/start-product.ts'
import { A_PASSWORD, anAddress, dialog, logIn, openLogin, signUp, toast } from './account.ts'
import { test } from './journey.ts'

const NEW_PASSWORD = 'un tout nouveau mot de passe'

test('on SQLite too, the mails of a real server open and recover an account', async ({ page }) => {
  await using mails = await startMailServer()
  await using product = await startProduct({ SMTP_URL: mails.url, MAIL_FROM: 'bonjour@exemple.fr' })
  const email = anAddress()
  await page.goto(product.url)
  await openLogin(page)
  await signUp(page, email)

  await page.goto(await mailedLink('/verify-email'))
  await page.getByRole('main').getByLabel('Mot de passe').fill(A_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await openLogin(page)
  await page.getByRole('button', { name: 'Mot de passe oublié' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.goto(await mailedLink('/reset-password'))
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await page.getByLabel('Confirmation').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(toast(page, 'Succès')).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
  await openLogin(page)
  await logIn(page, email, NEW_PASSWORD)

  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await expect(dialog(page, 'Connexion')).toBeHidden()

  /** The path of the newest link of a kind: it leads to PUBLIC_URL, which is this product by another name. */
  async function mailedLink(path: string): Promise<string> {
    const link = new RegExp(`https?://[^/\\s"]+(${path}\\?token=[\\w-]+)`)
    const found = () =>
      mails.received.map(({ raw }) => link.exec(readMail(raw).text)?.[1] ?? '').findLast(Boolean)
    await expect.poll(found).toBeTruthy()
    return `${product.url}${found()}`
  }
})
