import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { aPdf } from '#testing/a-pdf.ts'
import { accessibilityFaults } from './accessibility.ts'
import { start } from './interview.ts'
import { test } from './journey.ts'

const LIBRARY = /^Conseiller ou conseillère de vente en librairie[\s\S]+un samedi sur deux/
const field = (page: Page) => page.getByRole('textbox', { name: 'Descriptif du poste' })
const open = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
const kept = (name: string) => readFileSync(`testing/offer-files/${name}`)

/** Lets a file go over the page, as a hand does. */
async function drop(page: Page, name: string) {
  const files = await page.evaluateHandle(
    ([bytes = '', called = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], called))
      return transfer
    },
    [kept(name).toString('base64'), name],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: files })
  await expect(page.getByText('Lâchez le fichier')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: files })
}

test('an offer in a file is read here, corrected, and asked about', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await start(page)
  await expect(page.getByRole('button', { name: 'Ouvrir un fichier' })).toBeVisible()

  await open(page, 'offre.docx', kept('tableau.docx'))
  await expect(field(page)).toHaveValue(LIBRARY)
  await expect(page.getByText('« offre.docx » est dans le champ')).toBeVisible()

  await field(page).fill('Ce que je corrige moi-même, et qui ne doit pas être perdu.')
  await drop(page, 'deux-colonnes.pdf')
  await expect(field(page)).toHaveValue(LIBRARY)
  await page.getByRole('button', { name: "Revenir au texte d'avant" }).click()
  await expect(field(page)).toHaveValue(/^Ce que je corrige/)
  await page.getByRole('button', { name: "Revenir au texte d'avant" }).click()
  await expect(field(page)).toHaveValue(LIBRARY)
  expect(sent, 'no file leaves the browser').toEqual([])

  await page.getByRole('button', { name: 'Générer les questions' }).click()
  await expect(page).toHaveURL('/simulator')
})

test('a file that cannot be read is told so, and the text stays', async ({ page }) => {
  await start(page)
  const mine = "Une offre que j'ai commencé à recopier à la main, ligne par ligne."
  await field(page).fill(mine)
  const faults: [string, Buffer, string][] = [
    ['scan.pdf', Buffer.from(aPdf([''])), "Ce PDF est fait d'images"],
    ['secret.pdf', kept('protege.pdf'), 'protégé par un mot de passe'],
    ['long.pdf', Buffer.from(aPdf(Array(300).fill('Une page'))), 'Ce PDF compte 300 pages'],
    ['ancien.doc', kept('offre.doc'), 'Seuls les fichiers PDF, Word'],
    ['lourd.pdf', Buffer.alloc(10_000_001), 'Ce fichier dépasse 10 Mo'],
  ]
  for (const [name, bytes, fault] of faults) {
    await open(page, name, bytes)
    await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible()
    await expect(field(page)).toHaveValue(mine)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('what was copied elsewhere comes by one press', async ({ page, context }) => {
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    await start(page)
    await page.reload()
    const paste = page.getByRole('button', { name: "Coller l'offre" })
    await expect(paste).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Maçon (H/F)\n• Monter des murs'))
    await paste.click()
    await expect(field(page)).toHaveValue('Maçon (H/F)\n- Monter des murs')
    expect(faults).toEqual([])
  })

  test('a browser that keeps the clipboard to itself is told so', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await start(page)
    await page.getByRole('button', { name: "Coller l'offre" }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Appuyez longuement' })).toBeVisible()
  })
})
