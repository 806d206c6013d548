// Not `journey.ts`: what these pages do before they are live is the point.

import { expect, type Page, test } from '@playwright/test'
import { aSignedInAccount } from './by-calls.ts'
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
/** A program that was asked for before the page had loaded keeps it loading. */
const BEFORE_PROGRAM = { waitUntil: 'domcontentloaded' } as const

test('before its program arrives a page is read, and its links lead on', async ({ page }) => {
  await withoutProgram(page)
  await page.goto('/', BEFORE_PROGRAM)

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
  await page.goto('/', BEFORE_PROGRAM)
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(page).toHaveURL(/\/job-description\??$/)

  await page.unroute('**/assets/*.js')
  const asked = page.waitForRequest('**/assets/*.js')
  const letProgramCome = await hold(page, '**/assets/*.js')
  await page.reload(BEFORE_PROGRAM)
  await asked
  await page.getByRole('textbox').fill('Une offre que je colle sans attendre')
  letProgramCome()

  await expect(page.getByText('36/50 caractères minimum requis')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Une offre que je colle sans attendre')
})

/** What a hand does while the program is still on its way. */
async function pressEarly(page: Page, path: string, name: string) {
  const asked = page.waitForRequest('**/assets/*.js')
  const letProgramCome = await hold(page, '**/assets/*.js')
  await page.goto(path, BEFORE_PROGRAM)
  await asked
  await page.getByRole('button', { name }).first().click()
  return letProgramCome
}

test('a press made before the program arrives is done once when it has come', async ({ page }) => {
  const letProgramCome = await pressEarly(page, '/', 'Se connecter')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letProgramCome()

  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('whoever asks for Premium before the program arrives is not led elsewhere', async ({
  page,
}) => {
  const letProgramCome = await pressEarly(page, '/pricing', 'Passer à Premium')
  letProgramCome()

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('whoever writes after an early press has moved on, and keeps what is written', async ({
  page,
}) => {
  const letProgramCome = await pressEarly(
    page,
    '/job-description',
    "Essayer avec une offre d'exemple",
  )
  await page.getByRole('textbox').fill('Mon offre')
  letProgramCome()

  await expect(page.getByText('9/50 caractères minimum requis')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Mon offre')
})

test('an example asked for before the program arrives does not replace an offer that the tab keeps', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('offer_draft', 'Mon offre'))
  const letProgramCome = await pressEarly(
    page,
    '/job-description',
    "Essayer avec une offre d'exemple",
  )
  letProgramCome()

  await expect(page.getByText('9/50 caractères minimum requis')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Mon offre')
})

test('a press that waits for a program that cannot come is left to the browser', async ({
  page,
}) => {
  const { promise: letFail, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letFail
    await route.abort()
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Passer à Premium' }).first().click()
  await expect(page).toHaveURL('/pricing')
  fail()

  await expect(page).toHaveURL(/\/job-description\??$/)
})

test('a menu opened before the program arrives stays open, and closes when one signs out from it', async ({
  page,
}) => {
  await aSignedInAccount(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const signOut = page.getByRole('button', { name: 'Se déconnecter' })
  const letProgramCome = await pressEarly(page, '/about', 'Menu')
  const tariffs = page.getByRole('banner').getByRole('link', { name: 'Tarifs' })
  await expect(tariffs).toBeVisible()

  letProgramCome()
  await expect(signOut).toBeVisible()
  await expect(tariffs).toBeVisible()
  await signOut.click()

  await expect(tariffs).toBeHidden()
})
