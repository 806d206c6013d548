import { expect, type Page } from '@playwright/test'
import { aSignedInAccount } from './by-calls.ts'
import { askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

const PHONE = { width: 360, height: 800 }
const WIDE = { width: 1440, height: 800 }

test.use({ viewport: PHONE })

interface Shift {
  sources?: { node?: Node }[]
  value: number
}

/** Every move of what stood on the page already, as the browser itself counts it, from the next page on. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves, moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], value } = entry as PerformanceEntry & Shift
        Object.assign(window, { moved: (window as never as { moved: number }).moved + value })
        moves.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '?'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const moves = (page: Page) => page.evaluate(() => (window as never as { moves: string[] }).moves)

test('on a phone nothing moves on the home page when an interview waits to be taken up', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await watchMoves(page)

  await page.goto('/')
  await expect(page.getByText(/^Question 1 sur 8, infirmier/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abandonner' })).toBeEnabled()

  expect(await moves(page)).toEqual([])
})

test('on a phone nothing moves on the home page of who has used every simulation', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('anonymous_simulations', '3')
    localStorage.setItem('unused_start', '1')
  })
  await watchMoves(page)

  await page.goto('/')
  await expect(page.getByText('Vous avez utilisé vos 3 simulations gratuites')).toBeVisible()
  await expect(page.getByRole('link', { name: /attend encore son offre/ })).toBeVisible()

  expect(await moves(page)).toEqual([])
})

test('on a phone nothing moves on the home page of an account that has used every simulation', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await aSignedInAccount(page)
  await page.setViewportSize(PHONE)
  for (const _ of [1, 2, 3]) {
    await start(page)
    await askQuestions(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Abandonner' }).click()
  }
  await expect(page.getByText('Simulations restantes: 0/3').first()).toBeAttached()
  await watchMoves(page)

  await page.goto('/')
  await expect(
    page.getByText(/^Vous avez fait les trois simulations du compte gratuit/),
  ).toBeVisible()
  await expect(page.getByText('Simulations restantes: 0/3').first()).toBeAttached()

  expect(await moves(page)).toEqual([])
})

/** How much of a page has moved, as the browser counts it; what it has just painted is counted too. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return (window as never as { moved: number }).moved
  })

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const) {
  test(`on ${name} whoever is led home for want of an interview sees no page move`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchMoves(page)

    await page.goto('/simulator')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeVisible()

    expect(await moved(page)).toBeLessThan(0.05)
  })
}

test('who comes home from another page finds it whole', async ({ page }) => {
  await page.goto('/blog')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click()

  await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeVisible()
  await expect(page.getByText("Dans l'offre", { exact: true })).toBeVisible()
})

test('under a question of six lines, the advice on the answer stands above the actions', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent =
      'Racontez une garde où il a fallu choisir qui appeler en premier : que saviez-vous, et quel en a été le résultat pour le résident ?'
  })
  const advice = await page
    .getByText(/^(?:Situation, ce que vous avez fait|Un fait précis)/)
    .boundingBox()
  const submit = await page.getByRole('button', { name: 'Soumettre ma réponse' }).boundingBox()

  expect((advice?.y ?? 0) + (advice?.height ?? 0)).toBeLessThan(submit?.y ?? 0)
})
