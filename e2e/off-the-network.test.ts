import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const LIBRARY = /^Conseiller ou conseillère de vente en librairie/
const field = (page: Page) => page.getByRole('textbox', { name: 'Descriptif du poste' })

/** Until the screens are on the device and this page is served from there. */
const whenKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** What the system does when a person shares something with the installed application. */
async function share(
  page: Page,
  fields: Record<string, string>,
  file?: { name: string; bytes: string },
) {
  await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('#partage')),
    page.evaluate(
      ([texts, shared]) => {
        const form = document.createElement('form')
        Object.assign(form, {
          method: 'post',
          action: '/job-description',
          enctype: 'multipart/form-data',
        })
        for (const [name, value] of Object.entries(texts)) {
          const input = document.createElement('textarea')
          Object.assign(input, { name, value })
          form.append(input)
        }
        if (shared) {
          const input = Object.assign(document.createElement('input'), {
            type: 'file',
            name: 'file',
          })
          const transfer = new DataTransfer()
          const bytes = Uint8Array.from(atob(shared.bytes), (letter) => letter.charCodeAt(0))
          transfer.items.add(new File([bytes], shared.name))
          input.files = transfer.files
          form.append(input)
        }
        document.body.append(form)
        // Once this call has its answer: the page that gives it is about to go.
        setTimeout(() => form.submit())
      },
      [fields, file ?? null] as const,
    ),
  ])
}

test('after one visit the interview opens without a network, and what was read does too', async ({
  page,
  context,
}) => {
  await page.goto('/pricing')
  await whenKept(page)
  await page.goto('/about')
  await context.setOffline(true)

  await page.goto('/job-description')
  await expect(page.getByRole('heading', { name: /Quel poste visez-vous/ })).toBeVisible()
  await field(page).fill('Une offre que je recopie dans le bus, pour ce soir, sans connexion.')
  await page.reload()
  await expect(field(page)).toHaveValue(/^Une offre que je recopie dans le bus/)

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const elsewhere of ['/cgv', '/historique']) {
    await page.goto(elsewhere, { waitUntil: 'commit' })
    await expect(page.getByText("Cette page n'est pas sur votre appareil")).toBeVisible()
  }

  await context.setOffline(false)
  await page.goto('/cgv')
  await expect(page.getByRole('heading', { name: /Conditions générales/ }).first()).toBeVisible()
})

test('an interview that was begun goes on without a network, through a reload', async ({
  page,
  context,
}) => {
  await start(page)
  await whenKept(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill('Ce que je réponds dans le tunnel.')
  await context.setOffline(true)

  await page.reload()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Reprendre' }).first().click()
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByRole('textbox')).toHaveValue('Ce que je réponds dans le tunnel.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page.getByRole('heading', { name: 'Analyse et conseil' })).toBeVisible()
})

test('nothing of an account, an offer or an answer is kept beside the pages', async ({ page }) => {
  await page.goto('/job-description')
  await whenKept(page)
  await field(page).fill(
    'Une offre de menuisier à Trébouzenec, en atelier, avec pose chez les clients.',
  )
  await page.getByRole('button', { name: 'Générer les questions' }).click()
  await expect(page).toHaveURL('/simulator')
  await page.reload()
  await expect(page.getByText(/^Question 1 sur/).first()).toBeVisible()

  const { addresses, bodies } = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async (key) => ({
            address: new URL(key.url).pathname,
            body: await (await cache.match(key))?.text(),
          })),
        )
      }),
    )
    const kept = all.flat()
    return { addresses: kept.map(({ address }) => address), bodies: kept.map(({ body }) => body) }
  })
  expect(addresses).toContain('/simulator')
  expect(addresses.filter((address) => /^\/(?:api|admin|historique)/.test(address))).toEqual([])
  expect(bodies.some((body) => body?.includes('Trébouzenec'))).toBe(false)
})

test('an offer shared by another application waits in the field, without a network too', async ({
  page,
  context,
}) => {
  await page.goto('/job-description')
  await whenKept(page)

  await share(page, { title: 'Menuisier (H/F)', text: 'Poser des fenêtres chez les clients.' })
  await expect(field(page)).toHaveValue('Menuisier (H/F)\nPoser des fenêtres chez les clients.')

  await context.setOffline(true)
  const bytes = readFileSync('testing/offer-files/tableau.docx').toString('base64')
  await share(page, {}, { name: 'offre.docx', bytes })
  await expect(field(page)).toHaveValue(LIBRARY)
  await page.reload()
  await expect(field(page)).toHaveValue(LIBRARY)
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false)
})
