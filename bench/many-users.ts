import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { countAccounts, findAccounts } from '../app/accounts/server/administering.ts'
import { countActivity } from '../app/backoffice/server/activity.ts'
import { systemClock } from '../app/platform/clock.ts'
import type { Db } from '../app/platform/database/database.ts'
import { migrate } from '../app/platform/database/migrate.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { findPostgres, startPostgres } from '../testing/start-postgres.ts'
import { addManyAccounts, addManyActs, MANY } from './many-accounts.ts'
import { serversOf, usedBy, verdictOn } from './processors.ts'
import { quantile } from './quantile.ts'

/** The 95th percentile that each question may take, in milliseconds. */
const GOAL = 50
const TIMES = 60
const LIMIT = 20
const CHOICES = [null, true, false]

const FILTERS = CHOICES.flatMap((isPremium) =>
  CHOICES.flatMap((isAdmin) =>
    CHOICES.map((emailVerified) => ({ isPremium, isAdmin, emailVerified })),
  ),
)

/** Of all accounts, of all by one sign (too short for trigrams), of some, of few, of none. */
const SEARCHES = ['', 'exemple', '@', 'martin', 'martin99', 'zzzz']

type Question = Awaited<ReturnType<typeof questionsAbout>>[number]

/** How long the slowest choice of filters and page takes for each search among a hundred thousand accounts, on both databases. */
export async function timeManyUsers(say: (line: string) => void) {
  await timeOn('SQLite', undefined, say)
  if (!findPostgres()) return
  const postgres = await startPostgres()
  await timeOn('PostgreSQL', postgres.url, say)
  await postgres.stop()
}

async function timeOn(name: string, databaseUrl: string | undefined, say: (line: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-users-'))
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: console.error })
  await migrate(db)
  await addManyAccounts(db)
  await addManyActs(db)
  // What PostgreSQL does by itself within the minute; SQLite never does, and is measured without.
  if (databaseUrl) await sql`vacuum analyze`.execute(db)
  for (const search of SEARCHES) {
    const slowest = await slowestOf(db, await questionsAbout(db, search))
    const { p95, cpu } = await time(db, () => findAccounts({ db }, slowest))
    const what = search ? `recherche « ${search} »` : 'liste'
    say(
      `${name}, ${MANY} comptes, ${what}, au plus lent (${wordsFor(slowest)}) : ${p95.toFixed(1)} ms (p95), ${cpu.toFixed(1)} ms de processeur en moyenne : ${verdictOn(p95, GOAL)}`,
    )
  }
  await timeFigures(name, db, say)
  await db.destroy()
}

/** Each choice of the three filters, on its first page, half-way and at its end. */
async function questionsAbout(db: Db, search: string) {
  const questions = []
  for (const filter of FILTERS) {
    const wanted = { search, ...filter, limit: LIMIT }
    const { total } = await findAccounts({ db }, { ...wanted, offset: 0 })
    const last = Math.floor(Math.max(0, total - 1) / LIMIT)
    for (const page of new Set([0, Math.floor(last / 2), last])) {
      questions.push({ ...wanted, offset: page * LIMIT })
    }
  }
  return questions
}

/** By the fastest of a few turns, so that it is not the one that a neighbour disturbed. */
async function slowestOf(db: Db, questions: readonly Question[]): Promise<Question> {
  let slowest: { question?: Question; best: number } = { best: -1 }
  for (const question of questions) {
    const times = []
    for (let turn = 0; turn < 3; turn++) {
      const start = performance.now()
      await findAccounts({ db }, question)
      times.push(performance.now() - start)
    }
    const best = Math.min(...times)
    if (best > slowest.best) slowest = { question, best }
  }
  if (!slowest.question) throw new Error('There is no question.')
  return slowest.question
}

/** What the dashboard shows, counted anew each time: whoever asks within seconds is answered for nothing. */
async function timeFigures(name: string, db: Db, say: (line: string) => void) {
  const ports = { db, clock: systemClock }
  const figures = {
    'chiffres du tableau de bord': () => countAccounts(ports),
    'activité de 30 jours': () => countActivity(ports),
  }
  for (const [what, count] of Object.entries(figures)) {
    const { p95, cpu } = await time(db, count)
    say(
      `${name}, ${MANY} comptes, ${what} : ${p95.toFixed(1)} ms (p95), ${cpu.toFixed(1)} ms de processeur en moyenne : ${verdictOn(p95, GOAL)}`,
    )
  }
}

/** The 95th percentile and the mean time of the processors, in milliseconds. */
async function time(db: Db, ask: () => Promise<unknown>) {
  const processors = await processorsOf(db)
  const before = processors()
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  const cpu = (processors() - before) / TIMES
  return { p95: quantile(times, 0.95), cpu }
}

/** What this process has used of the processors, and what serves it in PostgreSQL. */
async function processorsOf(db: Db) {
  const servers = await serversOf(db)
  return () => {
    const { user, system } = process.cpuUsage()
    return servers.reduce((sum, pid) => sum + usedBy(pid), (user + system) / 1_000)
  }
}

function wordsFor({ isPremium, isAdmin, emailVerified, offset }: Question): string {
  const said = (flag: boolean | null, yes: string, no: string) =>
    flag === null ? [] : [flag ? yes : no]
  return [
    ...said(isPremium, 'Premium', 'Gratuit'),
    ...said(isAdmin, 'Admins', 'Régulier'),
    ...said(emailVerified, 'Vérifié', 'Non Vérifié'),
    `page ${offset / LIMIT + 1}`,
  ].join(', ')
}
