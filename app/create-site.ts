import * as build from 'virtual:react-router/server-build'
import type { MiddlewareHandler } from 'hono'
import { createApp } from './create-app.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import type { Ports } from './ports.ts'
import { createPages } from './serve-pages.ts'

/** Calls first, then assets, then pages: the order in which an answer costs least. */
export function createSite(ports: Ports, assets?: MiddlewareHandler<AppEnv>) {
  const site = createApp(ports)
  if (assets) site.use(assets)
  const pages = createPages(ports, build)
  return site.all('*', (c) => pages(c.req.raw))
}
