import { systemClock } from '../app/platform/clock.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createPasswords } from '../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../testing/an-account.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startProduct } from '../testing/start-product.ts'
import { compareLoad, type Load } from './load.ts'
import { timeNewcomers } from './newcomers.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

/** A part of what a bare server does, that the product should reach. */
interface Wanted extends Load {
  goal?: number
  /** The slowest answer of a hundred, in milliseconds. */
  slowest?: number
}

const RENDERED = { slowest: 150 }
const READY_MAX = 1_200
const IDLE_MAX = 200
const MEMORY_MAX = 300

/** What the product's speed is judged by, each beside a bare server that sends the same bytes. */
export async function compareLoads(report: (line: string) => void) {
  const product = await startProduct()
  const ready = Math.round(product.readyAfter)
  const idle = product.memory()
  report(
    `Prêt après ${ready} ms${verdict(ready <= READY_MAX, `≤ ${READY_MAX} ms`)}, ${idle} Mo au repos${verdict(idle <= IDLE_MAX, `≤ ${IDLE_MAX} Mo`)}`,
  )
  for (const [name, wanted] of Object.entries(await loads(product))) {
    const { goal, slowest, ...load } = wanted
    report(`${name} : ${inWords(await compareLoad(load, product.pid), goal, slowest)}`)
  }
  const { median, p95 } = await timeNewcomers(product.url, '/admin')
  report(`nouveau venu sur / pendant que des pages se rendent : ${median} ms, p95 ${p95} ms`)
  const memory = product.memory()
  report(`${memory} Mo après la charge${verdict(memory <= MEMORY_MAX, `≤ ${MEMORY_MAX} Mo`)}`)
  product.kill('SIGTERM')
  await product.exited
}

function inWords(
  { perSecond, most, ratio, cpuRatio, p99, errors }: Awaited<ReturnType<typeof compareLoad>>,
  goal: number | undefined,
  slowest: number | undefined,
) {
  const reached = goal === undefined ? '' : verdict(ratio >= goal, `≥ ${percent(goal)}`)
  const soon = slowest === undefined ? '' : verdict(p99 <= slowest, `≤ ${slowest} ms`)
  return `${perSecond} req/s, ${percent(ratio)} d'un node:http nu (${most})${reached}, ${percent(cpuRatio)} en temps de processeur, p99 ${p99} ms${soon}, ${errors} erreur`
}

const verdict = (isReached: boolean, goal: string) =>
  ` [objectif ${goal} : ${isReached ? 'tenu' : 'manqué'}]`

async function loads({ url, dataDir }: Product): Promise<Record<string, Wanted>> {
  const jobDescription = AN_OFFER
  return {
    'page gardée /': { url: `${url}/`, goal: 0.7 },
    'page gardée /blog en brotli': {
      url: `${url}/blog`,
      headers: { 'accept-encoding': 'br' },
      goal: 0.7,
    },
    'page rendue /admin': { url: `${url}/admin`, ...RENDERED },
    'page rendue /blog?q=entretien': { url: `${url}/blog?q=entretien`, ...RENDERED },
    'GET /api/user': {
      url: `${url}/api/user`,
      headers: { authorization: `Bearer ${await aToken(dataDir)}` },
    },
    'GET /api/blog/articles': { url: `${url}/api/blog/articles` },
    'GET /api/blog/articles?search=entretien': { url: `${url}/api/blog/articles?search=entretien` },
    'GET /healthz': { url: `${url}/healthz` },
    'POST /api/generate-questions': {
      url: `${url}/api/generate-questions`,
      method: 'POST',
      body: JSON.stringify({ jobDescription }),
    },
  }
}

/** Of an account put into the product's own database. */
async function aToken(dataDir: string): Promise<string> {
  const { db } = openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    onIdleError: console.error,
  })
  const { token } = await anAccount({ db, passwords: createPasswords(), clock: systemClock })
  await db.destroy()
  return token
}

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`
