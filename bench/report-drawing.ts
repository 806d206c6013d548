import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { anAskedSimulation } from '../app/history/testing/an-asked-simulation.ts'
import { openPorts } from '../app/open-ports.ts'
import { readEnv } from '../app/platform/env.ts'
import { createApp } from '../app/site/create-app.ts'
import { anAccount } from '../testing/an-account.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { call } from '../testing/call.ts'
import { launchOptions } from '../testing/chromium.ts'
import { startProduct } from '../testing/start-product.ts'
import { longText } from './long-text.ts'
import { median } from './quantile.ts'

/** A phone of the cheap kind, against the machine that measures; what works beside the page is not slowed. */
const SLOWDOWN = 6
const ROUNDS = 3
const QUESTIONS = 8
const LONG_ANSWER = 4_000
const ANSWER =
  "En mars, sur le chantier de l'école, le coffreur avait inversé deux cotes. J'ai arrêté le coulage, repris le plan avec lui et prévenu le chef. Nous avons perdu une heure et évité de casser un mur. Depuis, je vérifie chaque cote avant de couler. "

/**
 * What one press of « Télécharger le rapport PDF » costs, for a premium recap of eight long answers:
 * the longest task of the page in milliseconds of processor, and from the press, on the clock, until
 * the wait is said and until the file is there. The clock tells on a machine that does nothing else.
 */
export async function measureReportDrawing() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-report-'))
  const { id, token } = await keepASimulation(dataDir)
  await using product = await startProduct({ DATA_DIR: dataDir })
  const browser = await chromium.launch(launchOptions())
  const rounds: Awaited<ReturnType<typeof download>>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPast(browser, `${product.url}/historique/${id}`, token)
    rounds.push(await download(browser, page))
  }
  await browser.close()
  // The middle round: a busy machine may slow one of them.
  const middle = (figure: keyof (typeof rounds)[number]) =>
    median(rounds.map((round) => round[figure]))
  return {
    longestTask: middle('longestTask'),
    answered: middle('answered'),
    ready: middle('ready'),
    kilobytes: middle('kilobytes'),
  }
}

async function keepASimulation(dataDir: string) {
  await using ports = await openPorts(
    readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }),
  )
  const app = createApp(ports)
  const account = await anAccount(ports, { isPremium: true })
  const id = await anAskedSimulation(ports, account.id)
  const ask: Ask = async (what, body) => {
    const reply = await call(app, what, { token: account.token, body })
    if (reply.status !== 200) throw new Error(`${what} : ${reply.status}`)
    return reply.body
  }
  await ask(`PUT /api/simulations/${id}`, { parts: await aSimulation(ask) })
  return { id, token: account.token }
}

type Ask = (what: string, body: unknown) => Promise<unknown>

/** As the screens send it once the recap is there. */
async function aSimulation(ask: Ask) {
  const job = { jobDescription: AN_OFFER, title: 'maçon' }
  const questions = Array.from({ length: QUESTIONS }, (_, at) => `La difficulté ${at + 1} ?`)
  const steps = await Promise.all(
    questions.map(async (question, index) => {
      const answer = longText(ANSWER, index, LONG_ANSWER)
      const feedback = await ask('POST /api/generate-feedback', { ...job, question, answer })
      return { kind: 'step', changedAt: 1, index, answer, seconds: 95, feedback, earlier: [] }
    }),
  )
  const session = {
    ...job,
    questions,
    answers: steps.map(({ answer }) => answer),
    feedbacks: steps.map(({ feedback }) => feedback),
    answerTimes: steps.map(({ seconds }) => seconds),
  }
  const summary = await ask('POST /api/generate-summary', { session })
  return [
    { kind: 'offer', changedAt: 1, ...job, questions, startTime: 1 },
    ...steps,
    { kind: 'position', changedAt: 1, index: QUESTIONS },
    { kind: 'summary', changedAt: 1, summary },
  ]
}

async function openPast(browser: Browser, url: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true })
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
  await page.goto(url)
  await button(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(watchButton)
  return page
}

const button = (page: Page) => page.getByRole('button', { name: 'Télécharger le rapport PDF' })

async function download(browser: Browser, page: Page) {
  await button(page).hover()
  await browser.startTracing(page, { categories: ['toplevel'] })
  const downloading = page.waitForEvent('download')
  await button(page).click()
  const file = await downloading
  await button(page).waitFor()
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString())
  const watched = await page.evaluate(() => (window as never as { watching: Watching }).watching)
  const kilobytes = Math.round(readFileSync(await file.path()).length / 1_000)
  await page.context().close()
  return { ...watched, longestTask: longestTaskOfPages(trace), kilobytes }
}

interface Trace {
  traceEvents: {
    name: string
    pid: number
    tid: number
    /** Microseconds of processor. */
    tdur?: number
    args: { name?: string }
  }[]
}

/** Of the threads that hold a page: workers have their own. */
function longestTaskOfPages({ traceEvents }: Trace): number {
  const place = ({ pid, tid }: Trace['traceEvents'][number]) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(place),
  )
  const tasks = traceEvents.filter((event) => event.tdur && pages.has(place(event)))
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000)
}

interface Watching {
  answered: number
  ready: number
}

/** From the press: until the button says that it waits, and until it is itself again. */
function watchButton() {
  const watching: Watching = { answered: 0, ready: 0 }
  Object.assign(window, { watching })
  const listen = ({ target, timeStamp }: Event) => {
    const pressed = target as Element
    new MutationObserver(() => {
      const figure = pressed.getAttribute('aria-busy') === 'true' ? 'answered' : 'ready'
      requestAnimationFrame(() => {
        watching[figure] = Math.round(performance.now() - timeStamp)
      })
    }).observe(pressed, { attributeFilter: ['aria-busy'] })
  }
  addEventListener('click', listen, { capture: true })
}
