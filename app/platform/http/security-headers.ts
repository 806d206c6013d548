/**
 * What every answer says to a browser; one that brings its own word on a matter keeps it. A page
 * brings its own content policy, the rest may do nothing there.
 */
export const SECURITY_HEADERS: readonly [name: string, value: string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', 'camera=(), microphone=(self), geolocation=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', 'max-age=15552000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Download-Options', 'noopen'],
  ['X-Frame-Options', 'DENY'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-XSS-Protection', '0'],
]

/** A worker obeys the policy of its own file: it may load the rest of its program, and ask this site alone. */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** What an answer says too when nobody thought of it: nobody keeps what may be somebody's. */
export const UNLESS_SAID: typeof SECURITY_HEADERS = [
  ...SECURITY_HEADERS,
  ['Cache-Control', 'no-store'],
]
