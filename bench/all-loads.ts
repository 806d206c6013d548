import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { systemClock } from '../app/platform/clock.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createPasswords } from '../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../testing/an-account.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startProduct } from '../testing/start-product.ts'
import { compareLoad, type Load, startPlainPage } from './load.ts'
import { timeNewcomers } from './newcomers.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

/** A part of what a bare server does, that the product should reach. */
interface Wanted extends Load {
  goal?: number
  /** For a page made at each request: a part of what React alone does with it. */
  goalBesideReact?: number
}

const RENDERED = { goal: 0.09, goalBesideReact: 0.35 }
const P99_MAX = 100
const MEMORY_MAX = 300

/** What the product's speed is judged by, each beside a bare server that sends the same bytes. */
export async function compareLoads(report: (line: string) => void) {
  buildWithPlainPage()
  const product = await startProduct()
  report(`Prêt après ${Math.round(product.readyAfter)} ms, ${product.memory()} Mo au repos`)
  for (const [name, wanted] of Object.entries(await loads(product))) {
    const { goal, goalBesideReact, ...load } = wanted
    report(`${name} : ${inWords(await compareLoad(load, product.pid), "d'un node:http nu", goal)}`)
    if (goalBesideReact === undefined) continue
    const beside = await compareLoad(load, product.pid, startPlainPage)
    report(`${name} : ${inWords(beside, 'de renderToString seul', goalBesideReact)}`)
  }
  const { median, p95 } = await timeNewcomers(product.url, '/admin')
  report(`nouveau venu sur / pendant que des pages se rendent : ${median} ms, p95 ${p95} ms`)
  const memory = product.memory()
  report(`${memory} Mo après la charge${verdict(memory <= MEMORY_MAX, `≤ ${MEMORY_MAX} Mo`)}`)
  product.kill('SIGTERM')
  await product.exited
}

/** The comparison with React alone needs a second program, made of the same parts. */
function buildWithPlainPage() {
  const build = join(import.meta.dirname, '../scripts/build.ts')
  const { status } = spawnSync(process.execPath, [build, '--bench', '--if-changed'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The product could not be built.')
}

function inWords(
  { perSecond, most, ratio, cpuRatio, p99, errors }: Awaited<ReturnType<typeof compareLoad>>,
  beside: string,
  goal: number | undefined,
) {
  const reached = goal === undefined ? '' : verdict(ratio >= goal, `≥ ${percent(goal)}`)
  const soon = goal === undefined ? '' : verdict(p99 < P99_MAX, `< ${P99_MAX} ms`)
  return `${perSecond} req/s, ${percent(ratio)} ${beside} (${most})${reached}, ${percent(cpuRatio)} en temps de processeur, p99 ${p99} ms${soon}, ${errors} erreur`
}

const verdict = (isReached: boolean, goal: string) =>
  ` [objectif ${goal} : ${isReached ? 'tenu' : 'manqué'}]`

async function loads({ url, dataDir }: Product): Promise<Record<string, Wanted>> {
  const jobDescription = AN_OFFER
  return {
    'page gardée /': { url: `${url}/`, goal: 0.8 },
    'page gardée /blog en brotli': {
      url: `${url}/blog`,
      headers: { 'accept-encoding': 'br' },
      goal: 0.8,
    },
    'page rendue /admin': { url: `${url}/admin`, ...RENDERED },
    'page rendue /blog?q=entretien': { url: `${url}/blog?q=entretien`, ...RENDERED },
    'GET /api/user': {
      url: `${url}/api/user`,
      headers: { authorization: `Bearer ${await aToken(dataDir)}` },
      goal: 0.25,
    },
    'GET /api/blog/articles': { url: `${url}/api/blog/articles`, goal: 0.25 },
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
