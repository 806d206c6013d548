import { test as anyPage, expect, type Page } from '@playwright/test'
import { dialog, openLogin } from './account.ts'
import { aSignedInAccount } from './by-calls.ts'
import { askQuestions, MESSY_OFFER, skipToSummary, start } from './interview.ts'
import { test } from './journey.ts'

const offer = (page: Page) => page.getByText('Une nouvelle version est prête\u00a0: recharger')

/** Files of this name are served no more, as after a deployment; the answer brings them back. */
async function deploy(page: Page, ...names: string[]) {
  const gone = new RegExp(`/assets/(${names.join('|')})-[^/]+\\.js$`)
  await page.route(gone, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(gone)
}

/** Reloads as the page offers, and waits until the next one answers to a hand. */
async function takeNewVersion(page: Page) {
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await offer(page).getByRole('button', { name: 'recharger' }).click()
  await page.waitForFunction(() => !('isOld' in window) && '__reactRouterDataRouter' in window)
  await expect(offer(page)).toBeHidden()
}

/** Once it has come or not: a press that waits for the same file has been answered too. */
const awaitScreen = (page: Page, id: string) =>
  page.evaluate(async (route) => {
    const { routes } = (window as never as Manifest).__reactRouterManifest
    await import(routes[route]?.module ?? '').catch(() => {})
  }, id)

interface Manifest {
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> }
}

const freeRuns = (page: Page) => page.evaluate(() => localStorage.getItem('anonymous_simulations'))

test('an old tab whose dialogs are gone says that a new version is ready, once, and not that there is no network', async ({
  page,
}) => {
  await page.goto('/')
  const bringBack = await deploy(page, 'auth-dialog')

  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(offer(page)).toHaveCount(1)
  await expect(page.getByText(/sans connexion/)).toHaveCount(0)

  await bringBack()
  await takeNewVersion(page)
  await openLogin(page)
})

for (const [button, name, file] of [
  ['Passer Premium', 'Passer à Premium', 'premium-dialog'],
  ['Mon compte', 'Mon compte', 'account-dialog'],
] as const) {
  test(`an old tab cannot open « ${name} », and does after the reload that it offers`, async ({
    page,
  }) => {
    await aSignedInAccount(page)
    const open = page.getByRole('banner').getByRole('button', { name: button })
    await expect(open).toBeVisible()
    const bringBack = await deploy(page, file)

    await open.click()
    await expect(offer(page)).toBeVisible()
    await expect(page.getByText(/sans connexion/)).toHaveCount(0)

    await bringBack()
    await takeNewVersion(page)
    await open.click()
    await expect(dialog(page, name)).toBeVisible()
  })
}

test('an old tab spends no run on questions that it cannot show, and the offer typed is there after the reload', async ({
  page,
}) => {
  await start(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const bringBack = await deploy(page, 'simulator')
  const generate = page.getByRole('button', { name: 'Générer les questions' })
  await page.getByRole('textbox').fill(MESSY_OFFER)

  await generate.click()
  await expect(offer(page)).toBeVisible()
  await generate.click()
  await awaitScreen(page, 'simulation/screens/simulator')
  await expect(generate).toBeVisible()
  await expect(page.getByText('Vos questions se préparent')).toHaveCount(0)

  await bringBack()
  await takeNewVersion(page)
  await expect(page.getByRole('textbox')).toHaveValue(MESSY_OFFER)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await askQuestions(page)
  expect(await freeRuns(page)).toBe('1')
})

test('an old tab that cannot show the offer counts no start, however often one presses', async ({
  page,
}) => {
  const bringBack = await deploy(page, 'job-description')
  await page.goto('/')
  const begin = page.getByRole('button', { name: 'Commencer une simulation' }).first()

  for (let press = 0; press < 3; press++) await begin.click()
  await expect(offer(page)).toBeVisible()
  await awaitScreen(page, 'simulation/screens/job-description')
  await expect(page).toHaveURL('/')
  expect(await freeRuns(page)).toBeNull()

  await bringBack()
  await takeNewVersion(page)
  await begin.click()
  await expect(page).toHaveURL('/job-description')
  expect(await freeRuns(page)).toBe('1')
})

test('a link of an old tab offers the new version instead of loading the page anew that one is on', async ({
  page,
}) => {
  await page.goto('/')
  const bringBack = await deploy(page, 'pricing')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('link', { name: 'Tarifs' }).first().click()
  await expect(offer(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await bringBack()
  await takeNewVersion(page)
  await page.getByRole('link', { name: 'Tarifs' }).first().click()
  await expect(page).toHaveURL('/pricing')
})

test('a report that an old tab cannot draw is drawn after the reload that it offers', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await skipToSummary(page)
  const download = page.getByRole('button', { name: 'Télécharger le rapport PDF' })
  await expect(download).toBeVisible()
  const bringBack = await deploy(page, 'draw-report-worker')

  await download.click()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText(/téléchargement du rapport\./)).toHaveCount(0)

  await bringBack()
  await takeNewVersion(page)
})

/** Presses a button that needs the program before that is known not to come. */
async function pressInVain(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

anyPage('a page whose program is gone says so to whoever presses', async ({ page }) => {
  const bringBack = await deploy(page, 'root', 'entry\\.client', 'home')
  await pressInVain(page)
  await expect(offer(page)).toBeVisible()

  await bringBack()
  await takeNewVersion(page)
  await openLogin(page)
})

anyPage('a page whose program the network lost says so to whoever presses', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await pressInVain(page)

  const said = page.getByText("Cette page n'est pas arrivée entière\u00a0: recharger")
  await expect(said).toBeVisible()
  await page.unroute('**/assets/*.js')
  await said.getByRole('button', { name: 'recharger' }).click()

  await openLogin(page)
})
