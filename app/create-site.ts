import * as build from 'virtual:react-router/server-build'
import { bodyLimit } from 'hono/body-limit'
import { createApp } from './create-app.ts'
import type { Ports } from './ports.ts'
import { createPages } from './serve-pages.ts'

const READ_ONLY = 'Une page se lit (GET), rien ne lui est envoyé.'
/** The one page whose form a browser may post by itself, and more than that form can hold. */
const WITH_FORM = '/assistance'
const FORM_MAX = 100_000

/** Calls first, then pages: the order in which an answer costs least. */
export function createSite(ports: Ports) {
  const pages = createPages(ports, build)
  return createApp(ports)
    .get('*', (c) => pages(c.req.raw, c.var))
    .post(WITH_FORM, bodyLimit({ maxSize: FORM_MAX }), (c) => pages(c.req.raw, c.var))
    .all('*', (c) => c.text(READ_ONLY, 405, { Allow: 'GET, HEAD' }))
}
