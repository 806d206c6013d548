import { type CDPSession, chromium, type Page } from '@playwright/test'
import { EXAMPLE_OFFER } from '../app/simulation/content/example-offer.ts'
import { launchOptions } from '../testing/chromium.ts'
import { startProduct } from '../testing/start-product.ts'
import { median } from './quantile.ts'

/** A phone of the cheap kind, against the machine that measures. */
const SLOWDOWN = 6
const LONG_OFFER = `${EXAMPLE_OFFER}\n\n`.repeat(20).slice(0, 8_000)
const LONG_ANSWER = "J'ai rappelé le client, puis j'ai rangé le dossier. "
  .repeat(80)
  .slice(0, 4_000)
const ROUNDS = 3

type Act = (page: Page) => Promise<void>

/** How long a press lasts, in milliseconds. */
const HELD = 80

/** A hand, and nothing else: Playwright's own press looks the page over from inside, on the slowed processor. */
function press(name: string): Act {
  return async (page) => {
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.scrollIntoViewIfNeeded()
    // What has just come under the finger takes no press until it has been seen.
    await button.evaluate((it) =>
      Promise.allSettled(it.getAnimations().map(({ finished }) => finished)),
    )
    const place = await button.boundingBox()
    if (!place) throw new Error(`« ${name} » is not on the screen`)
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    await page.mouse.click(x, y, { delay: HELD })
  }
}

function paste(text: string): Act {
  return async (page) => {
    await page.getByRole('textbox').focus()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('Control+V')
  }
}

/** What a person does in an interview, in order. Typing stands for the keys that follow each other. */
const ACTS: [string, Act][] = [
  ['commencer', press('Commencer une simulation')],
  ["coller l'offre", paste(LONG_OFFER)],
  ['taper dans une offre de 8 000 signes', type],
  ['générer les questions', generate],
  ["revoir l'offre", press("Revoir l'offre")],
  ["refermer l'offre", press("Refermer l'offre")],
  ['passer', press('Passer')],
  ['coller une réponse', paste(LONG_ANSWER)],
  ['taper dans une réponse de 4 000 signes', type],
  ['soumettre', submit],
  ['question suivante', press('Question suivante')],
  ["passer jusqu'au récapitulatif", skipToSummary],
]

async function type(page: Page) {
  await page.getByRole('textbox').press('Control+End')
  await page.keyboard.type('et le lendemain il est revenu', { delay: 60 })
}

async function generate(page: Page) {
  await press('Générer les questions')(page)
  await page.waitForURL('**/simulator')
}

async function skipToSummary(page: Page) {
  while (!page.url().endsWith('/summary')) {
    const shown = await page.locator('h1').textContent()
    await press('Passer')(page)
    await page.waitForFunction((before) => {
      const now = document.querySelector('h1')?.textContent
      return now && now !== before
    }, shown)
    await page.waitForTimeout(300)
  }
}

async function submit(page: Page) {
  await press('Soumettre ma réponse')(page)
  await page.getByRole('button', { name: 'Question suivante' }).waitFor()
}

/**
 * The slowest interaction of each act in milliseconds, from the hand to the paint, on a slowed
 * processor. Only a machine that does nothing else gives a person's figures.
 */
export async function measureFeel(): Promise<{ act: string; slowest: number }[]> {
  await using product = await startProduct()
  const browser = await chromium.launch(launchOptions())
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({
      baseURL: product.url,
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    rounds.push(await interview(page))
    await page.close()
  }
  await browser.close()
  // The middle round: a busy machine may slow one of them.
  return ACTS.map(([act], index) => ({
    act,
    slowest: median(rounds.map((round) => round[index] ?? 0)),
  }))
}

async function interview(page: Page): Promise<number[]> {
  await page.addInitScript(watchInteractions)
  await page.goto('/')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  // A person reads a moment before pressing.
  await page.waitForTimeout(500)
  const devtools = await page.context().newCDPSession(page)
  await slow(devtools, SLOWDOWN)
  const slowest: number[] = []
  for (const [, act] of ACTS) {
    await act(page)
    await page.waitForTimeout(500)
    slowest.push(await page.evaluate(takeSlowest))
  }
  return slowest
}

const slow = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate })

interface Watching {
  slowest: number
}

/** Presses and keys alone: what passes under a still pointer is no interaction. Below 16 ms none is named. */
function watchInteractions() {
  const watching: Watching = { slowest: 0 }
  Object.assign(window, { watching })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watching.slowest = Math.max(watching.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

function takeSlowest(): number {
  const { watching } = window as never as { watching: Watching }
  const { slowest } = watching
  watching.slowest = 0
  return slowest
}
