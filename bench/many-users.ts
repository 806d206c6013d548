import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountFilter } from '../app/accounts/server/account-storage.ts'
import { findAccounts } from '../app/accounts/server/administering.ts'
import type { Db } from '../app/platform/database/database.ts'
import { migrate } from '../app/platform/database/migrate.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'

const MANY = 100_000
const TIMES = 40
const ALL: AccountFilter = { search: '', isPremium: null, isAdmin: null, emailVerified: null }

const QUESTIONS: [what: string, filter: Partial<AccountFilter>, offset: number][] = [
  ['liste', {}, 0],
  ['dernière page', {}, MANY - 20],
  ['Premium', { isPremium: true }, 0],
  ['Gratuit, Régulier, Vérifié', { isPremium: false, isAdmin: false, emailVerified: true }, 0],
  ['Admins', { isAdmin: true }, 0],
  ['recherche « exemple »', { search: 'exemple' }, 0],
  ['recherche « martin99 »', { search: 'martin99' }, 0],
  ['recherche « zzzz »', { search: 'zzzz' }, 0],
]

/** The 95th percentile, in milliseconds, of each question about a hundred thousand accounts, on SQLite or on the PostgreSQL of `DATABASE_URL`. */
export async function timeManyUsers() {
  const { db } = openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: mkdtempSync(join(tmpdir(), 'vis-a-vis-users-')),
    onIdleError: console.error,
  })
  await migrate(db)
  await addAccounts(db)
  const timed = []
  for (const [what, filter, offset] of QUESTIONS) {
    timed.push({
      what,
      p95: await p95(() => findAccounts({ db }, { ...ALL, ...filter, limit: 20, offset })),
    })
  }
  await db.destroy()
  return timed
}

async function p95(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES * 0.95)] ?? 0
}

async function addAccounts(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < MANY; first += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, index) => anotherAccount(first + index))
      await tx.insertInto('account').values(rows).execute()
    }
  })
}

const anotherAccount = (number: number) => ({
  id: randomUUID(),
  email: `${number % 7 ? 'lea' : 'paul'}.${number % 10 ? 'petit' : 'martin'}${number}@exemple.fr`,
  passwordHash: 'x'.repeat(97),
  signupId: null,
  emailVerified: number % 10 ? 1 : 0,
  isAdmin: number % 5_000 ? 0 : 1,
  isPremium: number % 8 ? 0 : 1,
  simulationsUsed: number % 4,
  createdAt: new Date(Date.UTC(2024, 0, 1) + number * 600_000).toISOString(),
})
