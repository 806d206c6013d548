import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../app/platform/database/database.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { findPostgres, startPostgres } from '../testing/start-postgres.ts'
import { startProduct } from './start-product.ts'

const ALL = 1_000_000
const MINE = 10_000
const OTHERS = 990
const TIMES = 200
const WARM_UP = 40
const TOKEN = 'bench-token-of-the-person-with-ten-thousand'
const PATHS = [
  '/api/simulations',
  '/api/simulations?page=500',
  '/api/simulations?trade=libraire',
  '/api/simulations?trade=introuvable',
  '/api/simulations?state=finished&score=70&page=20',
  '/api/simulations?from=2025-03-01&to=2025-03-31',
]

/** How long the list takes with ten thousand simulations of one person among a million, on both databases. */
export async function timeManySimulations(say: (line: string) => void) {
  await timeOn('SQLite', undefined, say)
  if (!findPostgres()) return
  const postgres = await startPostgres()
  await timeOn('PostgreSQL', postgres.url, say)
  await postgres.stop()
}

async function timeOn(name: string, databaseUrl: string | undefined, say: (line: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-simulations-'))
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  // A first start makes the tables.
  const empty = await startProduct(env)
  empty.kill('SIGTERM')
  await empty.exited
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: console.error })
  await fill(db)
  await db.destroy()
  const product = await startProduct(env)
  for (const path of PATHS) {
    const { median, p95 } = await time(product.url + path)
    say(`${name} ${path} : ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  }
  product.kill('SIGTERM')
  await product.exited
}

async function time(url: string) {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
    const start = performance.now()
    const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} : ${response.status}`)
    if (turn >= WARM_UP) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: times[TIMES / 2] ?? 0, p95: times[Math.floor(TIMES * 0.95)] ?? 0 }
}

/** One statement for each table: the database makes the rows. */
async function fill(db: Db): Promise<void> {
  const createdAt = new Date().toISOString()
  const account = (id: string, isPremium: number) => ({
    ...{ id, email: `${id}@exemple.fr`, passwordHash: '', signupId: null, createdAt },
    ...{ emailVerified: 1, isAdmin: 0, isPremium, simulationsUsed: 0 },
  })
  const others = Array.from({ length: OTHERS }, (_, other) => account(`other-${other}`, 0))
  await db
    .insertInto('account')
    .values([account('mine', 1), ...others])
    .execute()
  const fingerprint = createHash('sha256').update(TOKEN).digest('hex')
  const expiresAt = '2100-01-01T00:00:00.000Z'
  await db
    .insertInto('session')
    .values({ fingerprint, accountId: 'mine', createdAt, expiresAt })
    .execute()
  await sql`
    insert into past_simulation
      (id, "accountId", title, trade, score, "isFinished", "questionCount", "answeredCount",
        "startedAt", "changedAt", "visitedAt")
    with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < ${sql.lit(ALL)})
    select
      '00000000-0000-4000-8000-' || substr(cast(1000000000000 + i as text), 2),
      case when i < ${sql.lit(MINE)} then 'mine' else 'other-' || cast(i % ${sql.lit(OTHERS)} as text) end,
      case i % 5 when 0 then 'Libraire' else 'Maçon ou maçonne' end,
      case i % 5 when 0 then 'libraire' else 'macon ou maconne' end,
      i % 101, case i % 4 when 0 then 0 else 1 end, 8, i % 9,
      '2025-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + (i / 12) % 28 as text), 2)
        || 'T' || substr(cast(100 + (i / 336) % 24 as text), 2) || ':' || substr(cast(100 + (i / 8064) % 60 as text), 2)
        || ':00.000Z',
      ${createdAt}, ${createdAt}
    from numbers`.execute(db)
  // The texts of this person, which no list may read.
  const content = JSON.stringify({ kind: 'position', text: 'une réponse '.repeat(100) })
  for (const name of ['offer', 'step-0', 'step-1', 'step-2']) {
    await sql`
      insert into past_simulation_part ("simulationId", name, "changedAt", score, "isAnswered", content)
      select id, ${name}, 1, score, 1, ${content} from past_simulation where "accountId" = 'mine'`.execute(
      db,
    )
  }
  await sql`analyze`.execute(db)
}
