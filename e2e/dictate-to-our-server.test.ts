import { expect } from '@playwright/test'
import { aVoiceFile } from '../testing/a-voice.ts'
import { launchHearing } from '../testing/chromium.ts'
import { startProduct } from '../testing/start-product.ts'
import { startTranscriptionPeer } from '../testing/transcription-peer.ts'
import { askQuestions, start } from './interview.ts'
import { test, waitForLife } from './journey.ts'

const SOUND = aVoiceFile(
  "D'abord, je garde mon calme. Et je regarde autour de moi, avant de prévenir ma collègue.",
)

test.use({ launchOptions: launchHearing(SOUND) })

test("an answer is written by the operator's server, which may fail and be asked again", async ({
  browser,
}) => {
  await using peer = await startTranscriptionPeer({ status: 500, body: '<html>' })
  await using product = await startProduct(peer.env)
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    permissions: ['microphone'],
  })
  const page = waitForLife(await context.newPage())
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/transcriptions'))
      sent.push(request.headers()['content-type'] ?? '')
  })
  await start(page)
  await askQuestions(page)
  const field = page.getByRole('textbox', { name: 'Votre réponse' })
  await field.fill('Bonjour.')

  await page.getByRole('button', { name: 'Répondre à voix haute' }).click()
  const where = page.getByRole('region', { name: 'Avant de parler' })
  await expect(where).toContainText('va au service de transcription choisi')
  await expect(where).toContainText('(127.0.0.1)')
  await page.getByRole('button', { name: 'Commencer à parler' }).click()
  await expect(page.getByText(/^([2-9]|\d\d)\s(s|min.*)$/)).toBeVisible()
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page.getByText(/^La transcription a échoué\./)).toBeVisible()
  await expect(page).toHaveURL('/simulator')
  await expect(field).toHaveValue('Bonjour.')

  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  peer.plays({ text: 'Je suis libraire depuis dix ans, et je conseille les écoles.', until })
  await page.getByRole('button', { name: 'Réessayer la transcription' }).click()
  await expect(page.getByRole('button', { name: 'Transcription en cours…' })).toBeVisible()
  goOn()
  await expect(field).toHaveValue(
    'Bonjour. Je suis libraire depuis dix ans, et je conseille les écoles.',
  )
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page.getByText(/À voix haute\s: \d+\ss/)).toBeVisible()

  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatch(/^audio\/webm/)
  const [first] = peer.calls
  expect(first?.fields).toEqual({ model: 'petit-modele', language: 'fr', response_format: 'json' })
  expect(first?.file?.bytes.length).toBeGreaterThan(1_000)
  await context.close()
})
