import { expect, type Page } from '@playwright/test'
import { freePort } from '../testing/free-port.ts'
import { renameBuild } from '../testing/rename-build.ts'
import { startApart } from '../testing/start-apart.ts'
import { startProduct } from '../testing/start-product.ts'
import { AN_ANSWER, askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test, waitForLife } from './journey.ts'
import { coachesKept, whenKept } from './kept.ts'

/** What draws a PDF. */
const DRAWS = /\/draw-report-worker-/
const offer = (page: Page) => page.getByText('Une nouvelle version est prête\u00a0: recharger')
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')))

/** A page that is loaded anew offers the interview of its tab. */
async function takeUp(page: Page) {
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page.getByText(/^1\/\d$/)).toBeVisible()
}

/** What is kept both with the screens and by itself. */
const keptTwice = (page: Page) =>
  page.evaluate(async () => {
    const asked = await (await caches.open('files')).keys()
    const shell = (await caches.keys()).find((name) => name.startsWith('shell-'))
    const kept = await Promise.all(
      asked.map(({ url }) => caches.match(url, { cacheName: shell ?? '' })),
    )
    return asked.filter((_, at) => kept[at]).map(({ url }) => url)
  })

/** Whether the service worker of the page is the latest that its registration knows. */
const isTakenOver = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && !installing && !waiting
  })

test('an interview goes on in its old tab through a deployment, which it offers when it needs it', async ({
  browser,
}) => {
  test.slow()
  const env = { PORT: String(await freePort()), AI_PROVIDER: 'scripted' }
  const first = await startProduct(env)
  await using context = await browser.newContext({ baseURL: first.url, serviceWorkers: 'allow' })
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const page = waitForLife(await context.newPage())
  await start(page)
  await whenKept(page)
  const [shell] = await shells(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(AN_ANSWER)
  expect(await keptTwice(page)).toEqual([])
  expect(asked.filter((path) => DRAWS.test(path))).toEqual([])

  await first[Symbol.asyncDispose]()
  await using _next = await startApart({ ...env, DATA_DIR: first.dataDir }, renameBuild)

  await expect(page.getByRole('textbox')).toHaveValue(AN_ANSWER)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page.getByRole('heading', { name: 'Analyse et conseil' })).toBeVisible()
  await nextButton(page).click()
  await skipToSummary(page)
  await expect(page.getByText(/^1\/\d$/)).toBeVisible()
  await expect(offer(page)).toBeHidden()

  // What draws a PDF is kept when it is first used: it is gone.
  const download = page.getByRole('button', { name: 'Télécharger le rapport PDF' })
  await download.click()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText(/sans connexion/i)).toHaveCount(0)

  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await offer(page).getByRole('button', { name: 'recharger' }).click()
  await page.waitForFunction(() => !('isOld' in window) && '__reactRouterDataRouter' in window)
  await expect(offer(page)).toBeHidden()
  await takeUp(page)
  const [report] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(report.suggestedFilename()).toMatch(/\.pdf$/)

  // The new version is on the device, its coach with it, and that of the old tab still.
  await expect.poll(() => coachesKept(page)).toBe(2)
  await expect.poll(() => isTakenOver(page)).toBe(true)
  expect(await shells(page)).toHaveLength(2)
  expect(await shells(page)).toContain(shell)
  await context.setOffline(true)
  await page.reload()
  await takeUp(page)
})
