import { type Browser, expect } from '@playwright/test'
import { type PeerCall, startModelPeer, type Turn } from '../testing/model-peer.ts'
import {
  AN_ANSWER,
  ASSESSMENT_REPLY,
  QUESTIONS_REPLY,
  SUMMARY_REPLY,
} from '../testing/model-replies.ts'
import { startProduct } from '../testing/start-product.ts'
import { answer, askQuestions, nextButton, skipToSummary, start } from './interview.ts'
import { test, waitForLife } from './journey.ts'

const GENERATED = 'Contenu généré par une IA'
const QUESTIONS: Turn = { says: QUESTIONS_REPLY }

test('a model asks, assesses as it writes, and sums up; every screen says that it is an AI', async ({
  browser,
}) => {
  await using peer = await startModelPeer(QUESTIONS)
  await using site = await open(browser, peer.env.google)
  const { page } = site
  await start(page)
  await askQuestions(page, OFFER)
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  peer.plays({ says: ASSESSMENT_REPLY, until })

  await answer(page, AN_ANSWER)

  await expect(page.getByText(ASSESSMENT_REPLY.strengths[0]?.remark ?? '')).toBeVisible()
  await expect(nextButton(page)).toBeHidden()
  goOn()
  await expect(nextButton(page)).toBeVisible()
  await expect(page.getByText(GENERATED)).toBeVisible()

  peer.plays({ says: SUMMARY_REPLY })
  await nextButton(page).click()
  await skipToSummary(page)
  await expect(page.getByText(SUMMARY_REPLY.headline)).toBeVisible()
  await expect(page.getByText(GENERATED)).toBeVisible()
  const report = page.waitForResponse('**/api/generate-report')
  await page.getByRole('button', { name: /PDF/ }).first().click()
  expect((await (await report).json()).metadata.source).toBe('ia')
})

const SAD: Record<string, Turn> = {
  'is down': { status: 503 },
  'says nothing': { hangs: true },
  'refuses the text': { says: '', finish: 'refused' },
}
for (const [what, turn] of Object.entries(SAD)) {
  test(`a provider that ${what} costs no run and no word; trying again works`, async ({
    browser,
  }) => {
    await using peer = await startModelPeer(turn)
    await using site = await open(browser, { ...peer.env.google, AI_TIMEOUT_MS: '3000' })
    const { page } = site
    await start(page)
    const offer = page.getByRole('textbox')
    await offer.fill(`${OFFER} (${what})`)
    await page.getByRole('button', { name: 'Générer les questions' }).click()
    await expect(
      page.getByText(/^Une erreur est survenue lors de la génération des questions\./).first(),
    ).toBeVisible()
    await expect(offer).toHaveValue(`${OFFER} (${what})`)
    const spent = () => page.evaluate(() => localStorage.getItem('anonymous_simulations'))
    // The click that started counts once; neither the failure nor the next try adds to it.
    expect(await spent()).toBe('1')

    peer.plays(QUESTIONS)
    await askQuestions(page, OFFER)
    expect(await spent()).toBe('1')
    peer.plays(turn)
    await answer(page, AN_ANSWER)
    await expect(page.getByText(AN_ANSWER.slice(0, 40))).toBeVisible()
    if (what === 'refuses the text') {
      // The same text would be refused again: the coach answers in its place, and is named.
      await expect(nextButton(page)).toBeVisible()
      await expect(page.getByText('Analyse locale, sans IA générative')).toBeVisible()
      return
    }
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()

    peer.plays({ says: ASSESSMENT_REPLY })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(nextButton(page)).toBeVisible()
  })
}

test('leaving during an assessment closes the connection to the provider', async ({ browser }) => {
  await using peer = await startModelPeer(QUESTIONS)
  await using site = await open(browser, peer.env.google)
  const { page } = site
  await start(page)
  await askQuestions(page, OFFER)
  const before = peer.calls.length
  peer.plays({ hangs: true })
  await answer(page, AN_ANSWER)
  await expect.poll(() => peer.calls.length).toBe(before + 1)

  await page.goto('about:blank')

  const asked = peer.calls.at(-1) as PeerCall
  await expect.poll(() => asked.wasDropped).toBe(true)
})

const OFFER =
  'Hôpital de jour en psychiatrie adulte recherche un infirmier ou une infirmière : accueil des patients, ateliers thérapeutiques, traçabilité des soins dans un dossier informatisé.'

async function open(browser: Browser, env: Record<string, string>) {
  const product = await startProduct(env)
  const page = waitForLife(await browser.newPage({ baseURL: product.url }))
  return {
    page,
    async [Symbol.asyncDispose]() {
      await page.context().close()
      await product[Symbol.asyncDispose]()
    },
  }
}
