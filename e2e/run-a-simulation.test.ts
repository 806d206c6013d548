import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { AN_ANSWER, answer, askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test } from './journey.ts'

test('from a messy offer to a PDF one keeps, through a skipped question and a reload', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await expect(page.getByText('Question 1 sur 8', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12.5')

  await answer(page)
  await expect(page.getByRole('heading', { name: 'Analyse et conseil' })).toBeVisible()
  await expect(page.getByText('Points forts')).toBeVisible()
  await expect(page.getByText("Axes d'amélioration")).toBeVisible()
  await expect(page.getByText('Exemple de réponse')).toBeVisible()
  await expect(page.getByText('Analyse locale, sans IA générative')).toBeVisible()
  await nextButton(page).click()

  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 3 sur 8', { exact: true })).toBeVisible()

  const question = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('textbox').fill('Une réponse que je tape quand')
  // Kept once the hand rests, so that even a browser that dies loses nothing.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('interview')))
    .toContain('Une réponse que je tape quand')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question ?? '')
  await expect(page.getByRole('textbox')).toHaveValue('Une réponse que je tape quand')

  await answer(page)
  await nextButton(page).click()
  await skipToSummary(page)

  await expect(page.getByText('2/8')).toBeVisible()
  await expect(page.getByText('Points forts')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport PDF' }).click()
  const download = await downloading
  await expect(page.getByText('Rapport téléchargé', { exact: true })).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
  expect(download.suggestedFilename()).toBe('simulation-entretien-rapport.pdf')
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], {
    encoding: 'utf8',
  })
  const flat = text.replace(/\s+/g, ' ')
  expect(flat).toContain('une résidente est tombée à 3 h du matin')
  expect(flat).toContain('Vous avez passé cette question.')
  expect(flat).toContain('Analyse locale, sans IA générative')
  expect(flat).toMatch(/Page 1 sur \d/)

  await page.getByRole('button', { name: 'Nouvelle simulation' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Reprendre la simulation')).toBeHidden()
})

test('everything skipped ends in an honest recap, without a request for it', async ({ page }) => {
  const summaries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-summary')) summaries.push(request.url())
  })
  await start(page)
  await askQuestions(page)

  await skipToSummary(page)

  await expect(page.getByText('0/8')).toBeVisible()
  await expect(page.getByText('Aucune réponse donnée')).toHaveCount(2)
  await expect(page.getByText('Rien de précis à corriger')).toHaveCount(0)
  expect(summaries).toEqual([])
})

test('a recap that cannot be made is replaced by an estimate, said as such', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  await answer(page, `${AN_ANSWER} [[sans récapitulatif]]`)
  await nextButton(page).click()

  await skipToSummary(page)

  await expect(page.getByText(/estimation/i).first()).toBeVisible()
  await expect(page.getByText('1/8')).toBeVisible()
})
