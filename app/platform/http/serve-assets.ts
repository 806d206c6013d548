import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Serves the built files, compressed beforehand; a name with a hash never changes. */
export function serveAssets(root: string): MiddlewareHandler<AppEnv> {
  const files = serveStatic<AppEnv>({
    root,
    precompressed: true,
    onFound: (_path, c) =>
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? IMMUTABLE : AN_HOUR),
  })
  return (c, next) => (/\.\w+$/.test(c.req.path) ? files(c, next) : next())
}
