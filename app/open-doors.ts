import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { articlesRevision } from './blog/server/service.ts'
import { keptAddress } from './kept-addresses.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import { createAnswerKeeper } from './platform/http/kept/answer-keeper.ts'
import { frontDoor } from './platform/http/kept/front-door.ts'
import { keepFiles } from './platform/http/kept/kept-files.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import type { Ports } from './ports.ts'

/** Some 400 pages in their three forms. */
const CAPACITY = { found: 24_000_000, lost: 2_000_000 }

/** The site behind its kept bytes: what is the same for everyone is made once, and sent by Node itself. */
export async function openDoors(
  ports: Ports,
  site: Hono<AppEnv>,
  root: string,
): Promise<RequestListener> {
  const headers = await closedHeaders()
  const keeper = createAnswerKeeper({
    capacity: CAPACITY,
    now: () => ports.clock.now().getTime(),
    revision: () => articlesRevision(ports),
    make: async (address) => site.request(`${ports.env.PUBLIC_URL}${address}`),
  })
  return frontDoor({
    files: keepFiles(root, headers),
    headers,
    keeper,
    keptAddress,
    next: getRequestListener(site.fetch),
  })
}

/** What every answer that is no page says to a browser. */
async function closedHeaders(): Promise<[string, string][]> {
  const nothing = new Hono<AppEnv>().use(securityHeaders).get('/', (c) => c.body(null))
  return [...(await nothing.request('/')).headers]
}
