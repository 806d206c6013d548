import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { mailedLink } from './mailbox.ts'

export const A_PASSWORD = 'quatre mots sans rapport 🗝'

export const anAddress = () => `${randomUUID().slice(0, 13)}@exemple.fr`

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export async function openLogin(page: Page) {
  await page.getByRole('button', { name: 'Se connecter' }).first().click()
  await expect(dialog(page, 'Connexion')).toBeVisible()
}

/** Signs up from the dialog of sign-in, which must be open. */
export async function signUp(page: Page, email: string, password = A_PASSWORD) {
  await dialog(page, 'Connexion').getByRole('button', { name: 'Créer un compte' }).click()
  const form = dialog(page, 'Créer un compte')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mot de passe').fill(password)
  await form.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(dialog(page, 'Vérifiez votre email')).toBeVisible()
}

/** Follows the mailed link and signs in behind it. */
export async function verify(page: Page, email: string, password = A_PASSWORD) {
  await page.goto(await mailedLink(page, email, '/verify-email'))
  const content = page.getByRole('main')
  await expect(content.getByLabel('Email')).toHaveValue(email)
  await content.getByLabel('Mot de passe').fill(password)
  await content.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/')
}

/** Signs in by the dialog, which must be open. */
export async function logIn(page: Page, email: string, password = A_PASSWORD) {
  const form = dialog(page, 'Connexion')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mot de passe').fill(password)
  await form.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs up, verifies and signs in by the screens; ends on the home page. */
export async function signUpByScreens(page: Page) {
  const email = anAddress()
  await page.goto('/')
  await openLogin(page)
  await signUp(page, email)
  await verify(page, email)
  return email
}

export const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first()
