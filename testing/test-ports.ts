import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { createScriptedInterviewer } from '#app/interviewer/scripted/scripted-interviewer.ts'
import { openCashier } from '#app/platform/cashier/open-cashier.ts'
import { openDatabase } from '#app/platform/database/open-database.ts'
import { openEraser } from '#app/platform/database/open-eraser.ts'
import { readEnv } from '#app/platform/env.ts'
import { openLimits } from '#app/platform/limits/open-limits.ts'
import { createLog } from '#app/platform/log.ts'
import type { Mail, Mailer } from '#app/platform/mailer/mailer.ts'
import { openOutbox } from '#app/platform/mailer/open-outbox.ts'
import { openModelUse } from '#app/platform/model-use/model-use.ts'
import { createPasswords } from '#app/platform/passwords/argon2-passwords.ts'
import type { Ports } from '#app/ports.ts'
import { writeLetter } from '#app/write-letter.ts'
import { anotherDatabase, copyMigrated } from './migrated-databases.ts'

export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof DATABASES)[number]

export type TestPorts = Ports &
  AsyncDisposable & {
    clock: { set(instant: string): void }
    /** The mails that left; `outbox.deliver()` says when those that are due did. */
    sent: Mail[]
  }

interface TestOptions {
  database?: DatabaseName
  env?: Record<string, string>
  mailer?: Mailer
  replace?: Partial<Ports>
}

/** Real ports on a database of their own, a clock that stands still, and no randomness. */
export async function createTestPorts(options: TestOptions = {}): Promise<TestPorts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-test-'))
  const databaseUrl =
    options.database === 'postgres' ? await anotherDatabase(inject('postgresUrl'), true) : undefined
  if (!databaseUrl) copyMigrated(inject('migratedFile'), dataDir)
  const { db, pool } = openDatabase({ databaseUrl, dataDir, onIdleError: () => {} })
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  })
  const clock = standingClock('2026-11-27T09:00:00.000Z')
  const log = createLog('silent')
  const eraser = openEraser({ databaseUrl, dataDir }, log)
  const sent: Mail[] = []
  const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })
  const outbox = openOutbox({
    db,
    clock,
    log,
    write: writeLetter({ db, clock, env }),
    mailer: options.mailer ?? keepingMailer(sent),
  })
  return {
    env,
    db,
    eraser,
    log,
    outbox,
    sent,
    passwords: createPasswords(),
    cashier: openCashier({ env, db, clock, log }),
    modelUse: openModelUse({ db, clock, log, dailyBudget: env.AI_DAILY_BUDGET_TOKENS }),
    coach,
    interviewer: createScriptedInterviewer(coach),
    limits: openLimits({ db, pool }),
    ...options.replace,
    clock,
    async [Symbol.asyncDispose]() {
      await Promise.all([outbox.close(), eraser.close()])
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const keepingMailer = (sent: Mail[]): Mailer => ({
  send: async (mail) => void sent.push(mail),
  rehearse: async () => {},
  close: () => {},
})

function standingClock(start: string) {
  let now = start
  return {
    now: () => new Date(now),
    set(instant: string) {
      now = instant
    },
  }
}

/** An empty PostgreSQL database that nobody else has. */
export const ownDatabase = (): Promise<string> => anotherDatabase(inject('postgresUrl'), false)
