import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { findPostgres, startPostgres } from '../testing/start-postgres.ts'
import { startProduct } from '../testing/start-product.ts'
import { fillSimulations, MINE, TOKEN } from './fill-simulations.ts'
import { serversOf, usedBy, verdictOn } from './processors.ts'
import { median, quantile } from './quantile.ts'

const TIMES = 200
const WARM_UP = 40
/** Milliseconds, of the slowest of twenty. */
const LIST_GOAL = 50
const PROGRESS_GOAL = 250
/** Megabytes that an export of ten thousand simulations may add to the process. */
const EXPORT_GOAL = 100
const PATHS = [
  '/api/simulations',
  '/api/simulations?page=250',
  '/api/simulations?page=500',
  '/api/simulations?trade=libraire',
  '/api/simulations?trade=introuvable',
  '/api/simulations?state=finished&score=70&page=20',
  '/api/simulations?from=2025-03-01&to=2025-03-31',
]

type Say = (line: string) => void
type Product = Awaited<ReturnType<typeof startProduct>>

/** How long the history takes with ten thousand simulations of one person among a million, on both databases. */
export async function timeManySimulations(say: Say) {
  await timeOn('SQLite', undefined, say)
  if (!findPostgres()) return say("PostgreSQL : pas installé, rien n'est mesuré.")
  const postgres = await startPostgres()
  await timeOn('PostgreSQL', postgres.url, say)
  await postgres.stop()
}

async function timeOn(name: string, databaseUrl: string | undefined, say: Say) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-simulations-'))
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  // A first start makes the tables.
  const empty = await startProduct(env)
  empty.kill('SIGTERM')
  await empty.exited
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: console.error })
  await fillSimulations(db)
  // What PostgreSQL does by itself within minutes of so many rows.
  await (databaseUrl ? sql`vacuum analyze` : sql`analyze`).execute(db)
  const product = await startProduct(env)
  const processors = async () => {
    const servers = await serversOf(db)
    return () => [product.pid, ...servers].reduce((sum, pid) => sum + usedBy(pid), 0)
  }
  for (const path of [...PATHS, '/api/progress']) {
    const isList = path !== '/api/progress'
    const goal = isList ? LIST_GOAL : PROGRESS_GOAL
    const { median, p95, cpu } = await time(product.url + path, {
      ...{ times: isList ? TIMES : TIMES / 4, processors },
    })
    say(
      `${name} ${path} : ${ms(median)}, p95 ${ms(p95)}, ${ms(cpu)} de processeur (but ${goal} ms : ${verdictOn(p95, goal)})`,
    )
  }
  await weighExport(name, product, say)
  product.kill('SIGTERM')
  await product.exited
  await db.destroy()
}

/** « Mes données » of ten thousand simulations, read as fast as it comes. */
async function weighExport(name: string, product: Product, say: Say) {
  const before = product.memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, product.memory())
  }, 20)
  const start = performance.now()
  const response = await asked(`${product.url}/api/user/export`)
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  clearInterval(watch)
  const seconds = (performance.now() - start) / 1_000
  say(
    `${name} /api/user/export : ${MINE} simulations, ${Math.round(bytes / 1e6)} Mo en ${seconds.toFixed(1)} s, ${most - before} Mo de plus en mémoire (${outcome(most - before, EXPORT_GOAL, 'Mo')})`,
  )
}

const outcome = (measured: number, goal: number, unit: string) =>
  `but ${goal} ${unit} : ${measured <= goal ? 'tenu' : 'manqué'}`
const ms = (value: number) => `${value.toFixed(1)} ms`

interface Timing {
  times: number
  /** Gives what reads the time of the processors that answer, in milliseconds. */
  processors: () => Promise<() => number>
}

async function time(url: string, { times, processors }: Timing) {
  for (let turn = 0; turn < WARM_UP; turn++) await (await asked(url)).arrayBuffer()
  const used = await processors()
  const before = used()
  const all: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now()
    await (await asked(url)).arrayBuffer()
    all.push(performance.now() - start)
  }
  const cpu = (used() - before) / times
  return { median: median(all), p95: quantile(all, 0.95), cpu }
}

async function asked(url: string): Promise<Response> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })
  if (!response.ok) throw new Error(`${url} : ${response.status}`)
  return response
}
