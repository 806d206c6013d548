import * as build from 'virtual:react-router/server-build'
import { createApp } from './create-app.ts'
import type { Ports } from './ports.ts'
import { createPages } from './serve-pages.ts'

const READ_ONLY = 'Une page se lit (GET), rien ne lui est envoyé.'

/** Calls first, then pages: the order in which an answer costs least. */
export function createSite(ports: Ports) {
  const pages = createPages(ports, build)
  return createApp(ports)
    .get('*', (c) => pages(c.req.raw))
    .all('*', (c) => c.text(READ_ONLY, 405, { Allow: 'GET, HEAD' }))
}
