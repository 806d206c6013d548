import { expect } from '@playwright/test'
import {
  A_PASSWORD,
  anAddress,
  dialog,
  logIn,
  openLogin,
  signUp,
  signUpByScreens,
  toast,
  verify,
} from './account.ts'
import { answer, askQuestions, start } from './interview.ts'
import { test } from './journey.ts'
import { mailedLink } from './mailbox.ts'

const remaining = (left: number) => `Simulations restantes: ${left}/3`

test('sign up, follow the mailed link, log in, run three simulations and no more, log out', {
  tag: '@both',
}, async ({ page }) => {
  const email = anAddress()
  await page.goto('/')
  await openLogin(page)
  await signUp(page, email)
  await expect(toast(page, 'Email de vérification envoyé')).toBeVisible()

  await verify(page, email)
  await expect(toast(page, 'Connexion réussie')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByText(remaining(3))).toBeVisible()

  for (const left of [2, 1, 0]) {
    await start(page)
    await expect(header.getByText(remaining(left))).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByText('Vous avez utilisé vos 3 simulations gratuites')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('account_start'))
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(toast(page, 'Limite atteinte')).toBeVisible()
  await expect(dialog(page, 'Passer à Premium')).toBeVisible()
  await expect(page).toHaveURL('/')
  await dialog(page, 'Passer à Premium').getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog(page, 'Passer à Premium')).toBeHidden()

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(header.getByText(remaining(3))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a forgotten password is replaced by the mailed link, and the old one opens nothing more', {
  tag: '@both',
}, async ({ page }) => {
  const email = await signUpByScreens(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await openLogin(page)
  await page.getByRole('button', { name: 'Mot de passe oublié' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(dialog(page, 'Consultez vos emails')).toBeVisible()
  await expect(toast(page, 'Email envoyé')).toBeVisible()

  await page.goto(await mailedLink(page, email, '/reset-password'))
  await page.getByLabel('Nouveau mot de passe').fill('abc')
  await page.getByLabel('Confirmation').fill('abd')
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères.')).toBeVisible()
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe').fill('un autre mot de passe')
  await page.getByLabel('Confirmation').fill('un autre mot de passe')
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(toast(page, 'Succès')).toBeVisible()
  await expect(page).toHaveURL('/')

  await openLogin(page)
  await logIn(page, email, A_PASSWORD)
  await expect(toast(page, 'Adresse email ou mot de passe incorrect.')).toBeVisible()
  await logIn(page, email, 'un autre mot de passe')
  await expect(toast(page, 'Bon retour !')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
})

test('an address that is not verified yet is led to its link', async ({ page }) => {
  const email = anAddress()
  await page.goto('/')
  await openLogin(page)
  await signUp(page, email)
  await page.getByRole('button', { name: 'Retour à la connexion' }).click()

  await logIn(page, email)

  await expect(dialog(page, 'Vérifiez votre email')).toBeVisible()
  await expect(toast(page, "Vérification d'email requise")).toBeVisible()
})

test('a link that is replaced says so, and a new one is sent from there', async ({ page }) => {
  const email = anAddress()
  await page.goto('/')
  await openLogin(page)
  await signUp(page, email)
  const first = await mailedLink(page, email, '/verify-email')
  await page.getByRole('button', { name: "Renvoyer l'email" }).click()
  await expect(toast(page, 'Email renvoyé')).toBeVisible()
  await expect
    .poll(() => mailedLink(page, email, '/verify-email'), { timeout: 30_000 })
    .not.toBe(first)

  await page.goto(first)
  await expect(page.getByText('Ce lien a expiré.')).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
  await page.reload()
  await expect(page.getByText('Ce lien a expiré.')).toBeVisible()

  page.once('dialog', (prompt) => prompt.accept(email))
  await page.getByRole('button', { name: 'Renvoyer le lien de vérification' }).click()
  await expect(
    toast(page, 'Un nouveau lien de vérification a été envoyé à votre adresse email'),
  ).toBeVisible()
})

test('who signs up with an address that a stranger tried first chooses the password behind the link', async ({
  page,
}) => {
  const email = anAddress()
  const stranger = "celui d'un inconnu"
  await page.request.post('/api/signup', { data: { email, password: stranger } })
  const first = await mailedLink(page, email, '/verify-email')
  await page.goto('/')
  await openLogin(page)
  await signUp(page, email)
  const newest = () => mailedLink(page, email, '/verify-email')
  await expect.poll(newest, { timeout: 30_000 }).not.toBe(first)

  await page.goto(await newest())
  const content = page.getByRole('main')
  await expect(content.getByText('Choisissez le mot de passe de votre compte')).toBeVisible()
  await expect(content.getByLabel('Email')).toHaveValue(email)
  await content.getByLabel('Nouveau mot de passe').fill('choisi derrière le lien')
  await content.getByLabel('Confirmation').fill('choisi derrière le lien')
  await content.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(toast(page, 'Succès')).toBeVisible()
  await content.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await openLogin(page)
  for (const password of [stranger, A_PASSWORD]) {
    await logIn(page, email, password)
    await expect(toast(page, 'Adresse email ou mot de passe incorrect.')).toBeVisible()
  }
  await logIn(page, email, 'choisi derrière le lien')
  await expect(toast(page, 'Bon retour !')).toBeVisible()
})

test('an interview under way survives signing in in the middle', async ({ page }) => {
  const email = await signUpByScreens(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await start(page)
  await askQuestions(page)
  await answer(page)
  const shown = page.getByRole('heading', { level: 1 })
  const question = await shown.textContent()

  await openLogin(page)
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()

  await expect(page).toHaveURL('/feedback')
  await expect(shown).toHaveText(question ?? '')
  await page.getByRole('button', { name: 'Question suivante' }).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
})

test('a visitor without free runs meets the dialog at home, at the offer and on sector pages', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('anonymous_simulations', '3'))

  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(dialog(page, 'Connexion')).toContainText(
    'Vous avez utilisé vos 3 simulations gratuites.',
  )
  await page.goto('/job-description')
  await expect(dialog(page, 'Connexion')).toBeVisible()
  await page.goto('/entretien-finance')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(dialog(page, 'Connexion')).toBeVisible()
})

test('signing out in a tab signs out of the others', async ({ page, context }) => {
  await signUpByScreens(page)
  const other = await context.newPage()
  await other.goto('/pricing')
  await expect(other.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()

  await page.getByRole('button', { name: 'Se déconnecter' }).click()

  await expect(other.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('reloading while the account is still being read signs nobody out', async ({ page }) => {
  await signUpByScreens(page)
  await page.route('**/api/user', () => {}, { times: 1 })
  const asked = page.waitForRequest('**/api/user')
  await page.goto('/pricing')
  await asked

  await page.reload()

  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
})

test('one Escape closes the dialog, a toast over it or not', async ({ page }) => {
  await page.goto('/')
  await openLogin(page)
  await logIn(page, anAddress())
  await expect(toast(page, 'Adresse email ou mot de passe incorrect.')).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(dialog(page, 'Connexion')).toBeHidden()
})
