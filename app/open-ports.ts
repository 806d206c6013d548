import { createCoach } from './interviewer/coach/coach.ts'
import type { Interviewer } from './interviewer/interviewer.ts'
import { createScriptedInterviewer } from './interviewer/scripted/scripted-interviewer.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { Env } from './platform/env.ts'
import { noLimits, openLimits } from './platform/limits/open-limits.ts'
import { createLog } from './platform/log.ts'
import type { Ports } from './ports.ts'
import { seed } from './seed.ts'

/** Opens the real or the pretend half of each port, as the environment says, and migrates. */
export async function openPorts(env: Env): Promise<Ports & AsyncDisposable> {
  const log = createLog(env.LOG_LEVEL)
  const { db, pool } = openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: (error) => log.error({ err: error }, 'database connection lost'),
  })
  await migrate(db)
  await seed({ db, clock: systemClock })
  return {
    env,
    db,
    log,
    clock: systemClock,
    interviewer: chooseInterviewer(env),
    limits: env.hasRateLimits ? openLimits(pool) : noLimits,
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

function chooseInterviewer(env: Env): Interviewer {
  const coach = createCoach({ random: Math.random })
  return env.AI_PROVIDER === 'scripted' ? createScriptedInterviewer(coach) : coach
}
