import type { Coach } from './interviewer/coach/coach.ts'
import type { Interviewer } from './interviewer/interviewer.ts'
import type { Cashier } from './platform/cashier/cashier.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/database.ts'
import type { Eraser } from './platform/database/eraser.ts'
import type { Env } from './platform/env.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import type { Outbox } from './platform/mailer/outbox.ts'
import type { ModelUse } from './platform/model-use/model-use.ts'
import type { Passwords } from './platform/passwords/passwords.ts'

/** The outside world, as services see it; each verb names the few that it needs. */
export interface Ports {
  env: Env
  db: Db
  eraser: Eraser
  interviewer: Interviewer
  /** The embedded interviewer, whoever interviews. */
  coach: Coach
  modelUse: ModelUse
  limits: Limits
  outbox: Outbox
  cashier: Cashier
  passwords: Passwords
  clock: Clock
  log: Log
  /** Aborts when the process stops and can wait no longer for what is in flight. */
  lastCall?: AbortSignal
}
