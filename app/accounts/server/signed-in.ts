import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { documented } from '#app/platform/http/documented.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { SIGN_IN_REQUIRED } from '../messages.ts'
import type { Account } from './account.ts'
import { type Asking, whoAsks } from './sessions/sessions.ts'

interface SignedIn {
  Variables: { account: Account; session: string }
}

interface OptionallySignedIn {
  Variables: { account: Account | null }
}

/** Lets through who has a good bearer token, and says who that is; throws `unauthenticated`. */
export const signedIn = documented(
  { isSecured: true },
  createMiddleware<AppEnv & SignedIn>(async (c, next) => {
    const { account, session } = await asking(c.get('ports'), c.req.header('Authorization'))
    c.set('account', account)
    c.set('session', session)
    await next()
  }),
)

/** Lets visitors through; a token that is sent must be good, never taken for no token at all. */
export const optionallySignedIn = createMiddleware<AppEnv & OptionallySignedIn>(async (c, next) => {
  const header = c.req.header('Authorization')
  c.set('account', header === undefined ? null : (await asking(c.get('ports'), header)).account)
  await next()
})

/** Lets everybody through to what is public: a token that is no longer good counts as none. */
export const signedInWherePublic = createMiddleware<AppEnv & OptionallySignedIn>(
  async (c, next) => {
    const asked = await find(c.get('ports'), c.req.header('Authorization'))
    c.set('account', asked?.account ?? null)
    await next()
  },
)

async function asking(ports: Ports, header: string | undefined): Promise<Asking> {
  const asked = await find(ports, header)
  if (!asked) throw new Problem('unauthenticated', SIGN_IN_REQUIRED)
  return asked
}

async function find(ports: Ports, header: string | undefined): Promise<Asking | null> {
  const token = /^Bearer +([\w-]{1,200})$/i.exec(header ?? '')?.[1]
  return token ? whoAsks(ports, token) : null
}
