import { Hono } from 'hono'
import { accountsApi } from './accounts/server/api.ts'
import { backofficeApi } from './backoffice/server/api.ts'
import { blogApi } from './blog/server/api.ts'
import { historyApi } from './history/server/api.ts'
import { personalDataApi } from './personal-data/server/api.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import { fromOurPages } from './platform/http/from-elsewhere.ts'
import { describeApi } from './platform/http/openapi.ts'
import { shortParts } from './platform/http/path-parts.ts'
import { securityLog } from './platform/http/security-log.ts'
import { Problem } from './platform/problem.ts'
import { premiumApi } from './premium/server/api.ts'
import { webhookApi } from './premium/server/webhook.ts'
import { simulationApi } from './simulation/server/api.ts'
import { supportApi } from './support/server/api.ts'
import { voiceApi } from './voice/server/api.ts'

const UNKNOWN_CALL = "Cet appel n'existe pas."

/** Mounts each feature's API under /api; the only list of APIs. */
export function createApi() {
  const api = new Hono<AppEnv>()
    .use(securityLog)
    // What is signed is taken as it comes, from wherever it comes.
    .route('/', webhookApi)
    .use(fromOurPages, shortParts)
    .route('/', accountsApi)
    .route('/', premiumApi)
    .route('/', voiceApi)
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
