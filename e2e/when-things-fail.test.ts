import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import {
  AN_ANSWER,
  answer,
  askQuestions,
  MESSY_OFFER,
  nextButton,
  skipToSummary,
  start,
} from './interview.ts'
import { test } from './journey.ts'

test('an offer under fifty characters cannot be sent, and the counter says how far it is', async ({
  page,
}) => {
  await start(page)

  await page.getByRole('textbox').fill(`   ${'a'.repeat(49)}   `)

  await expect(page.getByText('49/50 caractères minimum requis')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Générer les questions' })).toBeDisabled()
})

test('a failed generation keeps the offer and the start, so that trying again works', async ({
  page,
}) => {
  await start(page)
  const offer = `${MESSY_OFFER} [[en panne]]`
  await page.getByRole('textbox').fill(offer)
  await page.getByRole('button', { name: 'Générer les questions' }).click()

  await expect(
    page.getByText('Une erreur est survenue lors de la génération des questions.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(offer)

  await askQuestions(page)
  expect(await page.evaluate(() => localStorage.getItem('anonymous_simulations'))).toBe('1')
})

test('an empty list of questions says so', async ({ page }) => {
  await start(page)
  await page.getByRole('textbox').fill(`${MESSY_OFFER} [[vide]]`)

  await page.getByRole('button', { name: 'Générer les questions' }).click()

  await expect(
    page.getByText("Aucune question n'a pu être générée. Veuillez réessayer.", { exact: true }),
  ).toBeVisible()
})

test('a feedback that fails can be asked for again; the answer is safe', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  await page.route('**/api/generate-feedback', (route) => route.abort(), { times: 1 })
  await answer(page)
  await expect(page.getByText(AN_ANSWER.slice(0, 40))).toBeVisible()
  await expect(nextButton(page)).toBeHidden()

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('heading', { name: 'Analyse et conseil' })).toBeVisible()
  await expect(nextButton(page)).toBeVisible()
})

test('the next button waits for a slow feedback', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  const letGo = await hold(page, '**/api/generate-feedback')

  await answer(page)

  await expect(page.getByText('Nous relisons votre réponse, mot à mot.')).toBeVisible()
  await expect(nextButton(page)).toBeHidden()
  letGo()
  await expect(nextButton(page)).toBeVisible()
})

const DRAWING = /\/assets\/draw-report-worker/
const reportButton = (page: Page) =>
  page.getByRole('button', { name: 'Télécharger le rapport PDF' })

test('a report whose drawing cannot come says why, and is given at the next press', async ({
  page,
  context,
}) => {
  await start(page)
  await askQuestions(page)
  await skipToSummary(page)
  await page.route(DRAWING, (route) => route.abort())

  await reportButton(page).click()

  await expect(
    page.getByText('Une erreur est survenue lors du téléchargement du rapport.', { exact: true }),
  ).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
  await page.unroute(DRAWING)
  await context.setOffline(true)
  await reportButton(page).click()
  await expect(page.getByText(/^Le réseau manque pour préparer le rapport/)).toBeVisible()
  await context.setOffline(false)
  const downloading = page.waitForEvent('download')
  await reportButton(page).click()
  expect((await downloading).suggestedFilename()).toBe('simulation-entretien-rapport.pdf')
})

test('a report whose drawing never ends is given up with its sentence, and given at the next press', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await skipToSummary(page)
  await page.route(DRAWING, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.clock.install()

  await reportButton(page).click()
  await expect.poll(() => page.workers().length).toBe(1)
  await page.clock.runFor(60_000)

  await expect(
    page.getByText('Le rapport se fait attendre trop longtemps. Veuillez réessayer.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
  await page.unroute(DRAWING)
  const downloading = page.waitForEvent('download')
  await reportButton(page).click()
  expect((await downloading).suggestedFilename()).toBe('simulation-entretien-rapport.pdf')
})

test('a report that was asked for comes once, though it was pressed twice and its screen is left', async ({
  page,
}) => {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await start(page)
  await askQuestions(page)
  await skipToSummary(page)
  const letGo = await hold(page, DRAWING)

  await reportButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Préparation du rapport…' })).toBeVisible()
  await page.getByRole('button', { name: 'Nouvelle simulation' }).click()
  await expect(page).toHaveURL('/')
  letGo()

  await expect(page.getByText('Rapport téléchargé', { exact: true })).toBeVisible()
  expect(files).toEqual(['simulation-entretien-rapport.pdf'])
  await expect.poll(() => page.workers()).toEqual([])
})

for (const path of ['/simulator', '/feedback', '/summary']) {
  test(`${path} without a session shows the fallback screen, then leads home`, async ({ page }) => {
    await keepHeadings(page)

    await page.goto(path)

    await expect(page).toHaveURL('/')
    expect(await headings(page)).toContain('404 Page Not Found')
  })
}

/** Every heading the page shows from now on: some stand for less time than it takes to look for them. */
async function keepHeadings(page: Page) {
  await page.addInitScript(() => {
    const headings = new Set<string>()
    Object.assign(window, { headings })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

const headings = (page: Page) =>
  page.evaluate(() => [...(window as never as { headings: Set<string> }).headings])

test('an unknown address is 404 with the hint and a way home', async ({ page }) => {
  const response = await page.goto('/inconnue')

  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText("Avez-vous oublié d'ajouter la page au routeur ?")).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('after three runs the visitor is told so, and is asked to sign in', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('anonymous_simulations', '3'))
  await page.reload()

  await expect(page.getByText('Vous avez utilisé vos 3 simulations gratuites')).toBeVisible()
  await expect(page.getByText('Simulations restantes: 0/3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an interview that a reload interrupted shows no missing page on the way home', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const shown = document.querySelector<HTMLElement>('main h1')
      if (shown?.checkVisibility()) seen.push(shown.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Votre entretien vous attend')).toBeVisible()

  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? [])
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain('404 Page Not Found')
})
