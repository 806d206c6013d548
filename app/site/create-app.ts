import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createApi } from '#app/create-api.ts'
import { answerProblem } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { createBodyRoom } from '#app/platform/http/body-room.ts'
import { clientAddress } from '#app/platform/http/client-address.ts'
import { healthApi } from '#app/platform/http/health.ts'
import { createRefusedBodies } from '#app/platform/http/refused-bodies.ts'
import { devOutbox } from '#app/platform/mailer/dev-outbox.ts'
import type { Ports } from '#app/ports.ts'
import { siteFiles } from './site-files.ts'

/**
 * The whole product as one HTTP application, but for assets, pages and what every answer says to a
 * browser, which whoever serves it adds.
 */
export function createApp(ports: Ports) {
  const bodyRoom = createBodyRoom()
  const refusedBodies = createRefusedBodies(ports.limits)
  return new Hono<AppEnv>()
    .use((c, next) => {
      c.set('ports', ports)
      c.set('bodyRoom', bodyRoom)
      c.set('refusedBodies', refusedBodies)
      c.set('requestId', c.env?.outgoing?.requestId ?? randomUUID())
      const forwarded = c.req.header('X-Forwarded-For')
      c.set('address', clientAddress(c.env, forwarded, ports.env.TRUSTED_PROXIES))
      return next()
    })
    .onError(answerProblem)
    .route('/', healthApi)
    .route('/', siteFiles)
    .route('/dev/outbox', devOutbox)
    .route('/api', createApi())
}
