import { expect, type Page } from '@playwright/test'
import { dialog, logIn, openLogin, toast } from './account.ts'
import { aSession, keepToken } from './by-calls.ts'
import { AN_ANSWER, answer, askQuestions, MESSY_OFFER, nextButton, start } from './interview.ts'
import { test } from './journey.ts'

const OFFER = "Un poste de libraire à Nantes, que personne d'autre ne doit lire ici."
const MESSAGE = 'Je vous écris de mon compte.'
const DRAFT = 'Ce que je tapais encore'

/** All that this browser keeps in this tab, as whoever sits down at it could read. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** What stands in the fields of the page. */
const typed = (page: Page) =>
  page
    .locator('main :is(input, textarea)')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : '')).join(''))

const signOut = (page: Page) => page.getByRole('button', { name: 'Se déconnecter', exact: true })
const signedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Se connecter' })).toBeVisible()

async function signIn(page: Page, email: string) {
  await openLogin(page)
  await logIn(page, email)
  await expect(signOut(page)).toBeVisible()
}

/** Somebody signed in who writes to support, then leaves an interview at its second question. */
async function leaveThingsBehind(page: Page) {
  const { email, token } = await aSession(page)
  await page.goto('/robots.txt')
  await keepToken(page, token)
  await page.goto('/assistance')
  await page.getByLabel('Message').fill(MESSAGE)
  await start(page)
  await askQuestions(page)
  await answer(page)
  await nextButton(page).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await page.getByRole('textbox').fill(DRAFT)
  await expect.poll(() => kept(page)).toContain(DRAFT)
  return { email, token }
}

async function seesNothing(page: Page, email: string) {
  for (const path of ['/', '/job-description', '/assistance', '/simulator', '/historique']) {
    await page.goto(path)
    await expect.poll(() => typed(page)).toBe('')
    await expect(page.getByText('Votre entretien vous attend')).toBeHidden()
    await expect(page.locator('body')).not.toContainText(email)
  }
}

test('who leaves an account leaves nothing in the tab, nor behind « back »', async ({ page }) => {
  const { email, token } = await leaveThingsBehind(page)
  await signOut(page).click()
  await signedOut(page)
  await expect(page).toHaveURL('/')

  expect(await kept(page)).not.toMatch(
    new RegExp(`${email}|${token}|résidente|${DRAFT}|${MESSAGE}`),
  )
  for (let back = 0; back < 4; back++) {
    await page.goBack()
    const body = page.locator('body')
    await expect(body).not.toContainText('résidente')
    await expect.poll(() => typed(page)).toBe('')
  }
  await seesNothing(page, email)

  const other = await aSession(page)
  await page.goto('/')
  await signIn(page, other.email)
  await page.goto('/historique')
  await expect(page.getByText(/^Vous n'avez pas encore de simulation/)).toBeVisible()

  await signOut(page).click()
  await signedOut(page)
  await page.goto('/')
  await signIn(page, email)
  await page.goto('/historique')
  await expect(page.getByRole('link', { name: /En cours, 1\/8/ })).toBeVisible()
})

test('what was typed is not put back by the browser in a page that loads again', async ({
  page,
}) => {
  const { token } = await aSession(page)
  await page.goto('/robots.txt')
  await keepToken(page, token)
  await page.goto('/job-description')
  await page.getByRole('textbox').fill(OFFER)
  await page.goto('/assistance')
  await page.getByLabel('Message').fill(MESSAGE)
  await page.goto('/pricing')
  await signOut(page).click()
  await signedOut(page)

  await page.goBack()
  await expect(page).toHaveURL('/assistance')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel(/e-mail/)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/job-description')
  await expect(page.getByRole('textbox')).toHaveValue('')
})

test('a departure in one tab empties the others', async ({ page, context }) => {
  await leaveThingsBehind(page)
  const other = await context.newPage()
  await other.goto('/pricing')
  await signOut(other).click()

  await expect(page).toHaveURL('/')
  await signedOut(page)
  expect(await kept(page)).not.toContain(DRAFT)
})

test('a session that expired loses no word, and shows none to another account', async ({
  page,
}) => {
  const { email, token } = await leaveThingsBehind(page)
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.post('/api/logout', { headers })
  await page.reload()
  await signedOut(page)
  const other = await aSession(page)

  await signIn(page, other.email)
  await expect(page.getByText('Votre entretien vous attend')).toBeHidden()
  await page.goto('/assistance')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await signOut(page).click()
  await signedOut(page)

  await signIn(page, email)
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(DRAFT)
})

test('a visitor interview enters the history of who signs in when they say so @both', async ({
  page,
}) => {
  const { email } = await aSession(page)
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.url())
  })
  await start(page)
  await askQuestions(page, MESSY_OFFER)
  await answer(page, AN_ANSWER)
  await signIn(page, email)
  await expect(toast(page, 'Bon retour !')).toBeVisible()
  await expect(page.getByText('Cet entretien a commencé sans compte.')).toBeVisible()
  await nextButton(page).click()
  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 3 sur 8', { exact: true })).toBeVisible()
  expect(saved).toEqual([])

  await page.getByRole('button', { name: 'Ajouter à mon historique' }).click()
  await expect(page.getByText('Cet entretien a commencé sans compte.')).toBeHidden()
  await expect.poll(() => saved.length).toBeGreaterThan(0)
  await page.goto('/historique')
  await expect(page.getByRole('link', { name: /En cours, 1\/8/ })).toBeVisible()
})

test('a deleted account leaves nothing in the tab either', async ({ page }) => {
  const { email } = await leaveThingsBehind(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Mon compte' }).click()
  const account = dialog(page, 'Mon compte')
  await account.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await account.getByLabel('Mot de passe').fill('quatre mots sans rapport 🗝')
  await account.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(toast(page, 'Votre compte et vos données sont supprimés.')).toBeVisible()

  await seesNothing(page, email)
  expect(await kept(page)).not.toContain(email)
})
