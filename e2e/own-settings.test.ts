import { expect, type Page } from '@playwright/test'
import { openLogin } from './account.ts'
import { answer, askQuestions, nextButton, start } from './interview.ts'
import { test, waitForLife } from './journey.ts'
import { askOfTheBook } from './of-the-book.ts'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

/** The colour of marked words, and that of the words around them. */
const colours = (page: Page) =>
  page
    .locator('mark')
    .filter({ visible: true })
    .evaluateAll((marks) =>
      marks.map((mark) =>
        [mark, mark.parentElement].map((one) => one && getComputedStyle(one).color),
      ),
    )

test("with colours of one's own, the words that are marked are read like the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const onHome = await colours(page)
  expect(onHome).toHaveLength(2)
  for (const [marked, around] of onHome) expect(marked).toBe(around)

  const example = await askOfTheBook(page)
  await start(page)
  await askQuestions(page)
  await answer(page, example)
  await expect(nextButton(page)).toBeVisible()

  const given = page.getByRole('region', { name: 'Votre réponse' }).locator('mark').first()
  await expect(given).toBeVisible()
  const [marked, around] = (await colours(page))[0] ?? []
  expect(marked).toBe(around)
})

test('with text twice as large, nothing lies beside the screen and no word over another', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  await using browser = await playwright.chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) })
  const page = waitForLife(await context.newPage())
  for (const path of ['/', '/pricing', '/entretien-finance', '/retractation', '/job-description']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width)
  }

  await page.getByRole('button', { name: 'Menu' }).click()
  await openLogin(page)
  const shown = page.getByRole('dialog').getByRole('button', { name: 'Afficher' })
  const label = page.getByRole('dialog').getByText('Mot de passe', { exact: true })
  const beside = await label.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().bottom
  })

  expect((await shown.boundingBox())?.y).toBeGreaterThan(beside)
})

test('the header names the post where there is room for more than a letter of it', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  const post = page.getByRole('banner').getByText(/^infirmier/)
  await expect(post).toBeVisible()

  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(post).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 740 })
  await expect(post).toBeVisible()
})
