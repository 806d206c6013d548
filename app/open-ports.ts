import { promoteConfigured } from './accounts/server/administration/administrators.ts'
import { type DemonstrationAccount, seedDemonstration } from './accounts/server/demonstration.ts'
import { startPurging } from './accounts/server/purge.ts'
import { seedDemonstrationHistory } from './demonstration-history.ts'
import { startRetention } from './history/server/retention.ts'
import { openCoach } from './open-coach.ts'
import { openInterviewer } from './open-interviewer.ts'
import { openCashier } from './platform/cashier/open-cashier.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { canReach, openDatabase } from './platform/database/open-database.ts'
import { openEraser } from './platform/database/open-eraser.ts'
import type { Env } from './platform/env.ts'
import { noLimits, openLimits } from './platform/limits/open-limits.ts'
import { createLog } from './platform/log.ts'
import { openMailer } from './platform/mailer/open-mailer.ts'
import { openOutbox } from './platform/mailer/open-outbox.ts'
import { openModelUse } from './platform/model-use/model-use.ts'
import { createPasswords } from './platform/passwords/argon2-passwords.ts'
import type { Ports } from './ports.ts'
import { startReconciling } from './premium/server/reconcile.ts'
import { seed } from './seed.ts'
import { writeLetter } from './write-letter.ts'

/** How often letters that wait are looked for, in milliseconds. */
const OUTBOX_ROUND = 15_000
/** A database that takes longer over one statement is away, for whoever waits: in milliseconds. */
const ANSWERS_WITHIN = 10_000

type OpenPorts = Ports &
  AsyncDisposable & {
    /** The accounts that were just made for whoever tries the product. */
    demonstration: DemonstrationAccount[]
  }

/** Opens the real or the pretend half of each port, as the environment says, and migrates. */
export async function openPorts(env: Env): Promise<OpenPorts> {
  const log = createLog(env.LOG_LEVEL)
  const clock = systemClock
  const place = {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: (error: Error) => log.error({ err: error }, 'database connection lost'),
  }
  await migrateUnhurried(place)
  const { db, pool } = openDatabase({ ...place, answersWithin: ANSWERS_WITHIN })
  await seed({ db, clock })
  await promoteConfigured({ db, clock, env, log })
  const passwords = createPasswords()
  const modelUse = openModelUse({ db, clock, log, dailyBudget: env.AI_DAILY_BUDGET_TOKENS })
  const outbox = openOutbox({
    db,
    clock,
    log,
    mailer: openMailer(env, clock),
    write: writeLetter({ db, clock, env }),
    every: OUTBOX_ROUND,
  })
  const coach = openCoach({ log })
  const ports = {
    env,
    db,
    eraser: openEraser(place, log),
    log,
    clock,
    outbox,
    passwords,
    cashier: openCashier({ env, db, clock, log }),
    modelUse,
    coach,
    interviewer: await openInterviewer({ env, modelUse, clock, coach, log }),
    limits: env.hasRateLimits ? openLimits({ db, pool }) : noLimits,
  }
  const reconciliation = startReconciling(ports)
  const retention = startRetention(ports)
  const purge = startPurging(ports)
  const demonstration = await seedDemonstration(ports)
  await seedDemonstrationHistory(ports, demonstration)
  // Whatever a process that was killed has not erased any more.
  void ports.eraser.erase()
  return {
    ...ports,
    demonstration,
    async [Symbol.asyncDispose]() {
      await Promise.all(
        [reconciliation, retention, purge, outbox, ports.eraser, coach].map((one) => one.close()),
      )
      await db.destroy()
    },
  }
}

/** A change of the schema may take longer than anybody would wait for a page. */
async function migrateUnhurried(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, pool } = openDatabase(place)
  try {
    await canReach(pool)
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
