import { Hono } from 'hono'
import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'

const NOT_READY = 'La base de données ne répond pas.'

/**
 * `/healthz`: the process lives. `/readyz`: its database answers (throws `unavailable` otherwise), and
 * whether the interviewer's provider does: without it the rest still serves, so it stays ready.
 */
export const healthApi = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(c.var.ports.db)
    } catch (cause) {
      throw new Problem('unavailable', NOT_READY, { cause })
    }
    return c.json({
      status: 'ready',
      interviewer: c.var.ports.interviewer.condition?.() ?? 'ready',
    })
  })
