import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './app-env.ts'

/** What an answer that is not a page may do in a browser: nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

const others = secureHeaders({
  crossOriginEmbedderPolicy: false,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
})

/**
 * Security headers on every answer; a page brings its own content policy, the rest gets none at
 * all. A page whose address holds a secret brings a stricter referrer policy.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  let referrerPolicy: string | null = null
  await others(c, async () => {
    await next()
    referrerPolicy = c.res.headers.get('Referrer-Policy')
  })
  if (referrerPolicy) c.res.headers.set('Referrer-Policy', referrerPolicy)
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.res.headers.set('Content-Security-Policy', CLOSED_POLICY)
  }
})
