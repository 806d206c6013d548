import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { answer, askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The page for the evening before, of an interview that is over. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Fiche de la veille' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fiche de la veille' })
  await expect(sheet.getByRole('heading', { name: 'À demander' })).toBeVisible()
  return sheet
}

test('a finished interview leaves one page for the evening before, on paper, as PDF and in the calendar', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await answer(page)
  await nextButton(page).click()
  await skipToSummary(page)

  const sheet = await openSheet(page)
  await expect(sheet.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(3)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Télécharger en PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('fiche-de-la-veille.pdf')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await sheet.getByLabel("Date et heure de l'entretien").fill('2026-12-01T10:30')
  const [event] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Ajouter à mon agenda' }).click(),
  ])
  expect((await readFile(await event.path())).toString()).toContain('DTSTART:20261201T103000')

  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('heading', { name: 'À demander' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Question par question' })).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'Imprimer' })).toBeHidden()
})

test('without a network the page for the evening before says what could not be made, and makes it later', async ({
  page,
  context,
}) => {
  await start(page)
  await askQuestions(page)
  await skipToSummary(page)
  const sheet = await openSheet(page)
  const asPdf = sheet.getByRole('button', { name: 'Télécharger en PDF' })
  const inCalendar = sheet.getByRole('button', { name: 'Ajouter à mon agenda' })
  await sheet.getByLabel("Date et heure de l'entretien").fill('2026-12-01T10:30')
  await context.setOffline(true)

  await asPdf.click()
  await expect(sheet.getByText("La fiche n'a pas pu être préparée.")).toBeVisible()
  await inCalendar.click()
  await expect(sheet.getByText("Le rappel n'a pas pu être préparé.")).toBeVisible()

  await context.setOffline(false)
  for (const [button, name] of [
    [asPdf, 'fiche-de-la-veille.pdf'],
    [inCalendar, 'entretien.ics'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toBe(name)
  }
  await expect(sheet.getByText(/n'a pas pu être préparé/)).toHaveCount(0)
})
