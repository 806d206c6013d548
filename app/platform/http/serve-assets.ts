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
  return async (c, next) => {
    if (!/\.\w+$/.test(c.req.path)) return next()
    const found = await files(c, async () => {})
    if (found) return found
    // A page that says so would cost more than the file: only browsers ask for these, and read nothing.
    return c.req.path.startsWith('/assets/') ? c.body(null, 404) : next()
  }
}
