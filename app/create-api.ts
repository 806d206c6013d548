import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { accountsApi } from './accounts/server/api.ts'
import { backofficeApi } from './backoffice/server/api.ts'
import { blogApi } from './blog/server/api.ts'
import { historyApi } from './history/server/api.ts'
import { personalDataApi } from './personal-data/server/api.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import { describeApi } from './platform/http/openapi.ts'
import { securityLog } from './platform/http/security-log.ts'
import { Problem } from './platform/problem.ts'
import { premiumApi } from './premium/server/api.ts'
import { simulationApi } from './simulation/server/api.ts'
import { supportApi } from './support/server/api.ts'

const BODY_MAX = 1_000_000
const TOO_LARGE = 'La requête dépasse 1 Mo. Raccourcissez le texte envoyé.'
const UNKNOWN_CALL = "Cet appel n'existe pas."

/** Mounts each feature's API under /api; the only list of APIs. */
export function createApi() {
  const api = new Hono<AppEnv>()
    .use(securityLog)
    .use(limitBody)
    .route('/', accountsApi)
    .route('/', premiumApi)
    .route('/', simulationApi)
    .route('/', historyApi)
    .route('/', personalDataApi)
    .route('/', supportApi)
    .route('/', blogApi)
    .route('/', backofficeApi)
  const published = describeApi(new Hono<AppEnv>().route('/api', api))
  return api
    .get('/openapi.json', (c) => c.json(published))
    .all('*', () => {
      throw new Problem('not-found', UNKNOWN_CALL)
    })
}

const limitSentBody = bodyLimit({ maxSize: BODY_MAX, onError: refuseLargeBody })

/** To look at a body costs as much as the session: one that is announced is judged by its length. */
const limitBody = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET') return next()
  const announced = c.req.header('Content-Length')
  const isAnnounced = announced !== undefined && !c.req.header('Transfer-Encoding')
  if (!isAnnounced) return limitSentBody(c, next)
  return Number(announced) <= BODY_MAX ? next() : refuseLargeBody()
})

function refuseLargeBody(): never {
  throw new Problem('too-large', TOO_LARGE)
}
