import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { aVoiceFile } from '#testing/a-voice.ts'
import { launchHearing } from '#testing/chromium.ts'
import { accessibilityFaults } from './accessibility.ts'
import { askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test } from './journey.ts'
import { askOfTheBook } from './of-the-book.ts'
import { playVoices } from './voice-stand-ins.ts'

const SOUND = aVoiceFile(
  "D'abord, je garde mon calme. Et je regarde autour de moi, avant de prévenir ma collègue.",
)

test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: launchHearing(SOUND),
})

const key = (page: Page) => page.getByRole('button', { name: 'Répondre à voix haute' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' })
const where = (page: Page) => page.getByRole('region', { name: 'Avant de parler' })

async function expectAccessible(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('an interview is heard, said, corrected, asked back and measured, up to the PDF', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  const voices = await playVoices(page)
  const kinds = new Set<string>()
  page.on('request', (request) => {
    if (request.method() !== 'GET') kinds.add(request.headers()['content-type'] ?? '')
  })
  await askOfTheBook(page)
  await start(page)
  await askQuestions(page)

  await page.getByRole('button', { name: 'Écouter la question' }).click()
  const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect((await voices.log()).at(-1)?.replace(/\u00a0/g, ' ')).toBe(
    `speak fr-FR true ${question.replace(/\u00a0/g, ' ')}`,
  )
  await expect(page.getByRole('button', { name: 'Arrêter la lecture' })).toBeVisible()

  await key(page).click()
  await expect(where(page)).toContainText('votre navigateur envoie le son à son éditeur')
  expect((await voices.log()).filter((one) => /start|microphone/.test(one))).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer à parler' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter la dictée' })).toBeVisible()
  expect((await voices.log()).slice(-3)).toEqual(['silence', 'microphone', 'start fr-FR true true'])
  await expect(page.getByRole('button', { name: 'Écouter la question' })).toBeVisible()

  await voices.hear(['je', true], ['je garde', true], ['je garde mon calme', true], ['et', false])
  await expect(field(page)).toHaveValue('Je garde mon calme et')
  await field(page).press('Home')
  await field(page).pressSequentially("D'abord, ")
  await voices.endByItself()
  await voices.hear(['et je regarde autour de moi', true])
  await expect(field(page)).toHaveValue("D'abord, Je garde mon calme et je regarde autour de moi")
  await expectAccessible(page)
  await expect(page.getByText(/^([3-9]|\d\d)\s(s|min.*)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter la dictée' }).click()

  await page.getByRole('button', { name: 'Réécouter' }).click()
  await expect(page.getByRole('button', { name: "Arrêter l'écoute" })).toBeVisible()
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()

  const facts = /À voix haute\s: \d+\ss, \d+ mots par minute, aucun long silence\./
  await expect(page.getByText(facts)).toBeVisible()
  await expect(page.getByText(/En général, une réponse dure/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le recruteur relance' })).toBeVisible()
  await page.getByRole('textbox').fill('Je préviens ma collègue et je le note.')
  await page.getByRole('button', { name: 'Répondre à la relance' }).click()
  await expect(page.getByRole('textbox')).toBeHidden()
  await expect(page.getByText(facts)).toBeVisible()

  await nextButton(page).click()
  await skipToSummary(page)
  await expect(page.getByText(/\d+\ss, \d+ mots par minute/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le rapport PDF' }).click()
  const path = await (await downloading).path()
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
  expect(text).toMatch(facts)
  expect([...kinds]).toEqual(['application/json'])
})

test('every question is read, once it was chosen, and leaving or Escape ends it', async ({
  page,
}) => {
  const voices = await playVoices(page)
  await start(page)
  await askQuestions(page)
  expect(await voices.log()).toEqual([])

  await page.getByRole('button', { name: 'Écouter la question' }).click()
  await expect.poll(voices.log).toHaveLength(1)
  await page.getByRole('button', { name: 'Lire chaque question' }).click()
  await expect.poll(voices.log).toHaveLength(3)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await voices.log()).at(-1)).toBe('silence')

  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  const second = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect
    .poll(async () => (await voices.log()).at(-1)?.replace(/\u00a0/g, ' '))
    .toBe(`speak fr-FR true ${second.replace(/\u00a0/g, ' ')}`)
  await page.getByRole('link', { name: 'Tarifs' }).first().dispatchEvent('click')
  await expect(page).toHaveURL('/pricing')
  await expect.poll(async () => (await voices.log()).at(-1)).toBe('silence')
})

test('a refused microphone loses nothing, and who would rather write is not asked again', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  const voices = await playVoices(page)
  await start(page)
  await askQuestions(page)
  await field(page).fill('Je commence par écrit.')

  await key(page).click()
  await page.getByRole('button', { name: 'Commencer à parler' }).click()
  await expect(page.getByText(/^Le micro est refusé à ce site\./)).toBeVisible()
  await expect(field(page)).toHaveValue('Je commence par écrit.')
  expect((await voices.log()).filter((one) => one.startsWith('start'))).toEqual([])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Où va le son ?' }).click()
  await page.getByRole('button', { name: 'Non, répondre par écrit' }).click()
  await page.getByRole('button', { name: 'Passer', exact: true }).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await key(page).click()
  await expect(page.getByText('Vous avez choisi de répondre par écrit.')).toBeVisible()
  expect((await voices.log()).filter((one) => one === 'microphone')).toHaveLength(1)
  await page.getByRole('button', { name: "Changer d'avis" }).click()
  await expect(where(page)).toBeVisible()
})

test('a recogniser that fails in the middle keeps what it heard, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  const voices = await playVoices(page)
  await start(page)
  await askQuestions(page)
  await key(page).click()
  await page.getByRole('button', { name: 'Commencer à parler' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter la dictée' })).toBeVisible()
  await voices.hear(['je suis libraire', false])
  await voices.fail('network')

  await expect(page.getByText(/^La reconnaissance vocale de votre navigateur/)).toBeVisible()
  await expect(field(page)).toHaveValue('Je suis libraire')
  await expect(key(page)).toBeVisible()
})
