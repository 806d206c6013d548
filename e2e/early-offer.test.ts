// Not `journey.ts`: what this page does before and as it comes to life is the point.

import { expect, test } from '@playwright/test'
import { hold } from './hold.ts'
import { MESSY_OFFER } from './interview.ts'

/** A program that was asked for before the page had loaded keeps it loading. */
const BEFORE_PROGRAM = { waitUntil: 'domcontentloaded' } as const

test('an offer sent before the program arrives is asked about once it has come', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const program = page.waitForRequest('**/assets/*.js')
  const letProgramCome = await hold(page, '**/assets/*.js')
  await page.goto('/job-description', BEFORE_PROGRAM)
  await program
  const generate = page.getByRole('button', { name: 'Générer les questions' })
  await expect(generate).toBeDisabled()
  await page.getByRole('textbox').fill(MESSY_OFFER)
  await generate.click()
  letProgramCome()

  await expect(page).toHaveURL('/simulator')
  await expect(page.getByText('Question 1 sur 8')).toBeVisible()
  expect(asked.filter((path) => path === '/api/generate-questions')).toHaveLength(1)
})

test('nothing moves under a finger while the page comes to life', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('live', () => Object.assign(window, { isLive: true }), { once: true }),
  )
  const program = page.waitForRequest('**/assets/*.js')
  const letProgramCome = await hold(page, '**/assets/*.js')
  await page.goto('/job-description', BEFORE_PROGRAM)
  await program
  await page.getByRole('textbox').fill(MESSY_OFFER)
  await expect(page.getByRole('button', { name: "Essayer avec une offre d'exemple" })).toBeHidden()
  const generate = page.getByRole('button', { name: 'Générer les questions' })
  const before = await generate.boundingBox()
  letProgramCome()
  await page.waitForFunction(() => 'isLive' in window)
  await expect(page.getByText(/^0\/50/)).toBeHidden()

  expect(await generate.boundingBox()).toEqual(before)
})

test('an offer sent to a program that cannot come stays, also after a reload', async ({ page }) => {
  const { promise: letFail, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letFail
    await route.abort()
  })
  await page.goto('/job-description', BEFORE_PROGRAM)
  await page.getByRole('textbox').fill(MESSY_OFFER)
  await page.getByRole('button', { name: 'Générer les questions' }).click()
  fail()

  await expect(page.getByText("Cette page n'est pas arrivée entière")).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(MESSY_OFFER)

  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'recharger' }).click()
  await expect(page.getByRole('button', { name: 'Générer les questions' })).toBeEnabled()
  await expect(page.getByRole('textbox')).toHaveValue(MESSY_OFFER)
})

test('an offer may be sent in the very moment of its last key', async ({ page }) => {
  // The router is there before the page lives, while the script of its form still follows the keys.
  await page.addInitScript(() =>
    addEventListener('live', () => Object.assign(window, { isLive: true }), { once: true }),
  )
  await page.goto('/job-description')
  await page.waitForFunction(() => 'isLive' in window)
  await expect(page.getByRole('button', { name: 'Générer les questions' })).toBeDisabled()

  // One task of the browser from the key to the press: nothing is painted and no clock runs between.
  await page.evaluate(async (offer) => {
    document.querySelector('textarea')?.focus()
    document.execCommand('insertText', false, offer)
    await null
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Générer les questions')?.click()
  }, MESSY_OFFER)

  await expect(page).toHaveURL('/simulator')
})
