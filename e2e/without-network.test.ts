import { expect, type Page } from '@playwright/test'
import { anAddress, openLogin, signUp, signUpByScreens, verify } from './account.ts'
import { aSignedInAccount } from './by-calls.ts'
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
import { whenKept } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

const assessed = (page: Page) => page.getByRole('heading', { name: 'Analyse et conseil' })
const continues = (page: Page) =>
  page.getByText("Sans réseau : l'entretien continue sur cet appareil.")

test('an interview begins and ends without a network, through a closed tab, and is kept once', async ({
  page,
  context,
}) => {
  await start(page)
  await whenKept(page)
  await context.setOffline(true)

  await askQuestions(page)
  await expect(continues(page)).toBeVisible()
  await answer(page)
  await expect(assessed(page)).toBeVisible()
  await nextButton(page).click()
  await page.getByRole('textbox').fill('Ce que je commence à dire')
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await later.goto('/')
  await later.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(later.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await expect(later.getByRole('textbox')).toHaveValue('Ce que je commence à dire')
  await answer(later)
  await expect(assessed(later)).toBeVisible()
  await nextButton(later).click()
  await skipToSummary(later)
  await expect(later.getByText('2/8')).toBeVisible()

  await context.setOffline(false)
  const email = anAddress()
  await later.goto('/')
  await openLogin(later)
  await signUp(later, email)
  await verify(later, email)
  await later.getByRole('button', { name: 'Ajouter à mon historique' }).click()
  await later.goto('/historique')
  const kept = later.getByRole('listitem').getByRole('link', { name: /sur 100|Sans score/ })
  await expect(kept).toContainText('Terminée, 2/8 réponses')
  await expect(kept).toHaveCount(1)
})

test('whoever keeps everything on the device sends neither the offer nor an answer', async ({
  page,
}) => {
  const secrets = ['Trebouzenec', 'zirconium']
  const sent: string[] = []
  page.context().on('request', (request) => {
    const all = `${request.url()} ${request.postData() ?? ''}`
    if (secrets.some((secret) => all.includes(secret))) sent.push(request.url())
  })
  await start(page)
  await page.getByRole('button', { name: 'Tout garder sur cet appareil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout garder ici' }).click()
  await expect(page.getByRole('button', { name: 'Tout est gardé sur cet appareil' })).toBeVisible()

  await askQuestions(page, `Infirmier de nuit à Trebouzenec (H/F)\n${MESSY_OFFER}`)
  await expect(page.getByRole('button', { name: 'Répondre à voix haute' })).toBeHidden()
  await page.getByRole('button', { name: 'Corriger' }).click()
  const dialog = page.getByRole('dialog', { name: "Ce que j'ai compris" })
  const trade = dialog.getByRole('searchbox', { name: 'Changer de métier' })
  await trade.fill('zirconium')
  await expect(dialog.getByText('Aucun métier ne porte ce nom.')).toBeVisible()
  await trade.fill('aide soign')
  await dialog.getByRole('button', { name: 'Aide-soignant / Aide-soignante', exact: true }).click()
  await dialog.getByRole('button', { name: 'Garder ces questions' }).click()
  await answer(page, `${AN_ANSWER} Nous avions noté le lot de zirconium.`)
  await expect(assessed(page)).toBeVisible()
  await nextButton(page).click()
  await skipToSummary(page)
  await expect(page.getByText('1/8')).toBeVisible()
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le rapport' }).click(),
  ])
  expect(report.suggestedFilename()).toMatch(/\.pdf$/)
  expect(sent).toEqual([])
})

test('questions that were lost on their way are counted once', async ({ page }) => {
  await signUpByScreens(page)
  await start(page)
  await whenKept(page)
  await page.route('**/api/generate-questions', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await askQuestions(page)
  await answer(page)
  await expect(assessed(page)).toBeVisible()

  await page.goto('/historique')
  await expect(
    page.getByRole('listitem').getByRole('link', { name: /sur 100|Sans score/ }),
  ).toHaveCount(1)
  const counted = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.token}` }
    const { user } = await (await fetch('/api/user', { headers })).json()
    return user.simulationsUsed
  })
  expect(counted).toBe(1)
})

test('an interview that stayed on the device goes with whoever signs out', async ({ page }) => {
  await signUpByScreens(page)
  await start(page)
  await page.getByRole('button', { name: 'Tout garder sur cet appareil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout garder ici' }).click()
  await askQuestions(page)
  await answer(page)
  await expect(assessed(page)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Votre entretien vous attend' })).toBeVisible()

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  const later = await page.context().newPage()
  await later.goto('/')

  await expect(later.getByRole('heading', { name: 'Votre entretien vous attend' })).toBeHidden()
  expect(await later.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('NETSoins')
})

test('a network that answers in our place signs nobody out, and the account is back with ours', async ({
  page,
}) => {
  await aSignedInAccount(page)
  const leave = page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' })
  await expect(leave).toBeVisible()
  let asked = 0
  await page.route('**/api/**', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/html', body: '<title>Wi-Fi de la gare</title>' })
  })
  await page.reload()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await page.unroute('**/api/**')

  await expect(async () => {
    // Somebody comes back to the tab.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(leave).toBeVisible({ timeout: 1_000 })
  }).toPass()
})
