// Not `journey.ts`: what these pages do before they are live is the point.
import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'

const PAGES = ['/', '/blog', '/pricing', '/entretien-finance', '/assistance', '/job-description']

/** When the page was first painted, and when each script was asked for, on the same clock. */
const moments = (page: Page) =>
  page.evaluate(() => {
    const began = (entry: PerformanceEntry | undefined) => entry?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource')
    return {
      painted: began(performance.getEntriesByName('first-contentful-paint')[0]),
      scripts: resources.filter(({ name }) => name.endsWith('.js')).map(began),
    }
  })

test('every script of a page is asked for after its first paint', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)

    const { painted, scripts } = await moments(page)

    expect(scripts.length, path).toBeGreaterThan(3)
    expect(Math.min(...scripts), path).toBeGreaterThan(painted)
  }
})

test('no page waits for the language data of the browser, which stops a phone while it loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    const { NumberFormat, DateTimeFormat } = Intl
    const noted = <Made extends object>(made: Made) =>
      new Proxy(made, {
        construct: (target, given, like) => {
          asked.push(new Error().stack ?? '')
          return Reflect.construct(target as never, given, like)
        },
      })
    Object.assign(window, { asked })
    Object.assign(Intl, {
      NumberFormat: noted(NumberFormat),
      DateTimeFormat: noted(DateTimeFormat),
    })
  })
  for (const path of [...PAGES, '/about', '/cgv', '/confidentialite']) {
    await page.goto(path)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)

    expect(await page.evaluate(() => (window as never as { asked: string[] }).asked), path).toEqual(
      [],
    )
  }
})

/** A network on which the program of the page never arrives. */
const withoutProgram = (page: Page) => page.route('**/assets/*.js', () => {})

test('before its program arrives a page is read, and its links lead on', async ({ page }) => {
  await withoutProgram(page)
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Tarifs' }).first().click()
  await expect(page).toHaveURL('/pricing')
  await page.getByText('Y a-t-il des frais cachés').click()
  await expect(page.getByText('Le prix affiché, 5,99 €, est le prix payé.')).toBeVisible()
})

test('before its program arrives the start button leads to the offer, and a text typed there stays', async ({
  page,
}) => {
  await withoutProgram(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(page).toHaveURL(/\/job-description\??$/)

  await page.unroute('**/assets/*.js')
  const asked = page.waitForRequest('**/assets/*.js')
  const letProgramCome = await hold(page, '**/assets/*.js')
  await page.reload()
  await asked
  await page.getByRole('textbox').fill('Une offre que je colle sans attendre')
  letProgramCome()

  await expect(page.getByText('36/50 caractères minimum requis')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Une offre que je colle sans attendre')
})
