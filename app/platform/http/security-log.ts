import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** What an attacker tries, and what an owner may ask about later: written down whoever wins. */
const WATCHED =
  /^\/api\/(login|logout|signup|verify-email|forgot-password|reset-password|user\/|admin\/)/
const PATH_MAX = 200
const REFUSALS = new Set([401, 403, 429])

/**
 * Logs each call that opens, changes or administers an account, and each that was refused: when,
 * from where, which call, which account once it is known. Nothing of what was sent is written.
 */
export const securityLog = createMiddleware<
  AppEnv & { Variables: { account?: { id: string } | null } }
>(async (c, next) => {
  await next()
  const { status } = c.res
  const isChange = c.req.method !== 'GET' && WATCHED.test(c.req.path)
  if (!isChange && !REFUSALS.has(status)) return
  const { ports, address, requestId, account } = c.var
  const call = `${c.req.method} ${c.req.path.slice(0, PATH_MAX)}`
  ports.log.info({ call, status, address, account: account?.id, requestId }, 'security event')
})
