import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { aSignedInAccount } from './by-calls.ts'
import { askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test } from './journey.ts'
import { askOfTheBook } from './of-the-book.ts'

// Without its last sign: a quote is marked in it, and marked words end before a sign.
const LITTLE = "D'abord je reste calme et je regarde bien ce qui se passe autour de moi"

test.use({ viewport: { width: 360, height: 740 } })

test('the recruiter asks back, and both parts are read as one, up to the PDF and the history', async ({
  page,
}) => {
  await aSignedInAccount(page)
  const example = await askOfTheBook(page)
  await start(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(LITTLE)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()

  const asked = page.getByRole('region', { name: 'Le recruteur relance' })
  await expect(asked).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await asked.getByRole('textbox').fill(example)
  await asked.getByRole('button', { name: 'Répondre à la relance' }).click()

  await expect(asked).toBeHidden()
  await expect(page.getByText(LITTLE)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le recruteur relance' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)

  await nextButton(page).click()
  await skipToSummary(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport PDF' }).click()
  const path = await (await downloading).path()
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
  expect(text).toContain('Le recruteur relance')
  expect(text).toContain(LITTLE)

  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('unsent '))),
    )
    .toEqual([])
  await page.goto('/historique')
  await page.getByRole('link', { name: /sur 100/ }).click()
  await page.locator('details > summary').first().click()
  await expect(page.getByText('Le recruteur relance')).toBeVisible()
  await expect(page.getByText(LITTLE)).toBeVisible()
})

test('what was typed when asked back survives a reload, and may be left', async ({ page }) => {
  await askOfTheBook(page)
  await start(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(LITTLE)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  const asked = page.getByRole('region', { name: 'Le recruteur relance' })
  await asked.getByRole('textbox').fill('Je préviens ma collègue')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('interview')))
    .toContain('Je préviens ma collègue')

  await page.reload()
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()

  await expect(page).toHaveURL('/feedback')
  await expect(asked.getByRole('textbox')).toHaveValue('Je préviens ma collègue')
  await nextButton(page).click()
  await expect(page.getByText(/Ces mots ne sont pas envoyés/)).toBeVisible()
  await asked.getByRole('button', { name: 'Passer la relance' }).click()
  await expect(asked).toBeHidden()
  await nextButton(page).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
})

test('what is ticked of the points survives a reload, and what is left leads the next attempt', async ({
  page,
}) => {
  await askOfTheBook(page)
  await start(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(LITTLE)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  const points = page.getByRole('group', { name: 'Ce que le recruteur écoute ici' })
  await expect(points).toBeVisible()
  const [first = '', ...others] = await points
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''))
  await points.getByText(first).click()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('interview')))
    .toContain('"pointsSaid":[["')

  await page.reload()
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()

  await expect(points.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(points.getByRole('checkbox', { name: first })).toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Reprendre cette question' }).click()
  const left = page.getByRole('list', { name: 'À dire cette fois' })
  await expect(left.getByRole('listitem')).toContainText(others.slice(0, 3))
  expect(await accessibilityFaults(page)).toEqual([])
})
