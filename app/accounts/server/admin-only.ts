import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { Problem } from '#app/platform/problem.ts'
import { ADMINS_ONLY } from '../messages.ts'
import type { Account } from './account.ts'

interface SignedIn {
  Variables: { account: Account }
}

/** After `signedIn`: lets only administrators through; throws `forbidden`. */
export const adminOnly = createMiddleware<AppEnv & SignedIn>(async (c, next) => {
  if (!c.var.account.isAdmin) throw new Problem('forbidden', ADMINS_ONLY)
  await next()
})
