import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { dialog, logIn, openLogin, toast } from './account.ts'
import { aSignedInAccount } from './by-calls.ts'
import { hold } from './hold.ts'
import { AN_ANSWER, answer, askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test, waitForLife } from './journey.ts'

const SHORT = "J'ai aidé une résidente, c'était bien."

/** Nothing of this browser waits to be sent any more. */
const allSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('unsent '))),
    )
    .toEqual([])

async function anotherDevice(browser: Browser, email: string) {
  const context = await browser.newContext()
  const page = waitForLife(await context.newPage())
  await page.goto('/')
  await openLogin(page)
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  return page
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('link', { name: "Voir l'historique" }).click()
  await expect(page).toHaveURL('/historique')
}

/** On the home page that is being left, the latest score is a link as well, in no list. */
const row = (page: Page) =>
  page.getByRole('listitem').getByRole('link', { name: /sur 100|Sans score/ })

test('an interview goes on elsewhere, is tried again, kept and deleted @both', async ({
  page,
  browser,
}) => {
  const email = await aSignedInAccount(page)
  await start(page)
  await askQuestions(page)
  const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await answer(page, SHORT)
  await nextButton(page).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await allSaved(page)

  const phone = await anotherDevice(browser, email)
  await openHistory(phone)
  await expect(row(phone)).toContainText('En cours, 1/8 réponses')
  await row(phone).click()
  await phone.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await expect(phone).toHaveURL('/simulator')
  await expect(phone.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await answer(phone)
  await nextButton(phone).click()
  const letSave = await hold(phone, '**/api/simulations/*')
  await skipToSummary(phone)
  await expect(phone.getByText('2/8')).toBeVisible()
  await phone.getByRole('link', { name: 'Mon historique' }).click()
  await expect(row(phone)).toContainText('En cours')
  letSave()
  await expect(row(phone)).toContainText('Terminée, 2/8 réponses')
  await allSaved(phone)

  await page.goto('/historique')
  await row(page).click()
  await page.getByText(first, { exact: true }).click()
  await expect(page.getByText(SHORT)).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre cette question' }).first().click()
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await answer(page)
  await expect(page.getByText('Vos deux essais, côte à côte')).toBeVisible()
  await expect(page.getByText('Essai 1')).toBeVisible()
  await expect(page.getByText(/→ \d+, \d+ points? de (plus|moins)/)).toBeVisible()
  await nextButton(page).click()
  await expect(page).toHaveURL('/summary')
  await expect(page.getByText('Le score compte votre dernier essai')).toBeVisible()
  await allSaved(page)

  await page.getByRole('link', { name: 'Mon historique' }).click()
  await row(page).click()
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport PDF' }).click()
  const text = execFileSync('pdftotext', [await (await report).path(), '-'], { encoding: 'utf8' })
  expect(text.replace(/\s+/g, ' ')).toContain('une résidente est tombée à 3 h du matin')

  await page.getByRole('button', { name: 'Mon compte' }).click()
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  const data = JSON.parse(readFileSync(await (await exporting).path(), 'utf8'))
  expect(data.account.simulationsUsed).toBe(1)
  expect(data.history).toHaveLength(1)
  expect(JSON.stringify(data.history)).toContain(SHORT)
  await page.keyboard.press('Escape')

  const askedInVain: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) askedInVain.push(response.url())
  })
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  const question = dialog(page, 'Supprimer cette simulation ?')
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(toast(page, 'Simulation supprimée')).toBeVisible()
  await expect(page).toHaveURL('/historique')
  await expect(page.getByText(/^Vous n'avez pas encore de simulation/)).toBeVisible()
  expect(askedInVain).toEqual([])
  await phone.context().close()
})

test('without a network each step waits, and goes out when it is back', async ({ page }) => {
  await aSignedInAccount(page)
  await start(page)
  await askQuestions(page)
  await allSaved(page)
  await page.route('**/api/simulations/*', (route) => route.abort())

  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  await page.unroute('**/api/simulations/*')
  await page.reload()
  await allSaved(page)

  await openHistory(page)
  await row(page).click()
  await expect(page.getByText('passée', { exact: true })).toBeVisible()
})

test('a visitor is invited to sign in, and nothing of theirs is kept on the server', async ({
  page,
}) => {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await start(page)
  await askQuestions(page)
  await answer(page)
  await page.goto('/historique')

  await expect(page.getByText('Connectez-vous pour retrouver vos simulations')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(saves).toEqual([])
})

test('accessibility tools find nothing in the history, light or dark', async ({ page }) => {
  const check = async (what: string) => {
    expect(await accessibilityFaults(page), what).toEqual([])
  }
  await aSignedInAccount(page)
  await start(page)
  await askQuestions(page)
  await answer(page, SHORT)
  await page.getByRole('button', { name: 'Reprendre cette question' }).click()
  await answer(page, AN_ANSWER)
  await expect(page.getByText('Vos deux essais, côte à côte')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await check('two attempts')
  await allSaved(page)
  await page.goto('/historique')
  await expect(row(page)).toBeVisible()
  await check('list')
  await row(page).click()
  await page.locator('summary').first().click()
  await expect(page.getByText('Essai 2')).toBeVisible()
  await check('one whole')
})

test('a member finds the last score on the home page, and the question to try again', async ({
  page,
}) => {
  await aSignedInAccount(page)
  await page.goto('/')
  await expect(page.getByText("Votre prochaine simulation s'ajoutera")).toBeVisible()
  await start(page)
  await askQuestions(page)
  await answer(page, SHORT)
  await nextButton(page).click()
  await skipToSummary(page)
  await allSaved(page)

  await page.goto('/')
  await expect(page.getByRole('link', { name: /sur 100, infirmier/i })).toBeVisible()
  await page.getByRole('link', { name: /^Question passée/ }).click()

  await expect(page).toHaveURL(/\/historique\/.*#question-2$/)
  await expect(page.getByRole('button', { name: 'Reprendre cette question' })).toBeVisible()
})
