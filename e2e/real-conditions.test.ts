import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { aSignedInAccount } from './by-calls.ts'
import { AN_ANSWER, MESSY_OFFER, start } from './interview.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const FORMAT = '4 questions, par un responsable du métier, en conditions réelles'

/** Four questions by a manager of the trade, with feedback at the end alone. */
async function beginRealConditions(page: Page) {
  await start(page)
  await page.getByRole('textbox').fill(MESSY_OFFER)
  await page.getByRole('button', { name: /^Format/ }).click()
  const dialog = page.getByRole('dialog', { name: "Format de l'entretien" })
  await dialog.getByRole('radio', { name: '4 questions' }).check()
  await dialog.getByRole('radio', { name: /^Un responsable du métier/ }).check()
  await dialog.getByRole('radio', { name: /^Conditions réelles/ }).check()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Choisir ce format' }).click()
  await page.getByRole('button', { name: 'Générer les questions' }).click()
  await expect(page.getByText('Question 1 sur 4', { exact: true })).toBeVisible()
}

async function give(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
}

async function expectSound(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
}

test('a manager asks four questions in real conditions, and all feedbacks come with the recap', async ({
  page,
}) => {
  await aSignedInAccount(page)
  const assessed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-feedback')) assessed.push(request.url())
  })
  await beginRealConditions(page)
  await expect(page.getByText('2 min', { exact: true })).toBeVisible()
  await expectSound(page)

  await give(page, AN_ANSWER)
  await expect(page.getByText('Question 2 sur 4', { exact: true })).toBeVisible()
  await give(page, AN_ANSWER)
  await expect(page.getByText('Question 3 sur 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 4 sur 4', { exact: true })).toBeVisible()
  expect(assessed).toEqual([])
  await give(page, AN_ANSWER)

  await expect(page).toHaveURL('/summary')
  await expect(page.getByText('3/4')).toBeVisible()
  expect(assessed).toHaveLength(3)
  await expect(page.getByText(`${FORMAT}.`)).toBeVisible()
  await page.getByText('Lire le retour de la question 2').click()
  await expect(page.getByRole('heading', { name: 'Points forts' })).toHaveCount(2)
  await expectSound(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport PDF' }).click()
  const path = await (await downloading).path()
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
  expect(text).toContain(FORMAT)
  expect(text).toContain('Question 4 sur 4')

  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('unsent '))),
    )
    .toEqual([])
  await page.goto('/historique')
  await expect(page.getByText(FORMAT)).toBeVisible()
  await expectSound(page)
})

test('after some answers in real conditions, one press of Back leaves the interview', async ({
  page,
}) => {
  await beginRealConditions(page)
  await give(page, AN_ANSWER)
  await expect(page.getByText('Question 2 sur 4', { exact: true })).toBeVisible()
  await give(page, AN_ANSWER)
  await expect(page.getByText('Question 3 sur 4', { exact: true })).toBeVisible()

  await page.goBack()

  await expect(page).toHaveURL('/job-description')
})

test('real conditions that are left half-way, then during the assessments, lose nothing', async ({
  page,
}) => {
  await beginRealConditions(page)
  await give(page, 'Ma première réponse, gardée.')
  await expect(page.getByText('Question 2 sur 4', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page.getByText('Question 2 sur 4', { exact: true })).toBeVisible()

  let isDown = true
  await page.route('**/api/generate-feedback', (route) =>
    isDown ? route.abort() : route.continue(),
  )
  for (const [at, text] of ['Deux.', 'Trois.', 'Quatre.'].entries()) {
    await expect(page.getByText(`Question ${at + 2} sur 4`, { exact: true })).toBeVisible()
    await give(page, `${text} ${AN_ANSWER}`)
  }
  await expect(page.getByRole('heading', { name: 'Vos réponses sont analysées' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Réessayer l'analyse/ })).toHaveCount(4)
  await expectSound(page)

  await page.reload()
  await expect(page.getByText(/^Réponses à analyser/)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()

  await expect(page.getByText('4/4')).toBeVisible()
  await page.getByText('Lire le retour de la question 1').click()
  await expect(page.getByText('Ma première réponse, gardée.')).toBeVisible()
})
