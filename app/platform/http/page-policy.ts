import { hash } from 'node:crypto'

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** Where the provider's card field, its frames and its own calls come from. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: "connect-src 'self' https://api.stripe.com",
}

/** Most scripts of a page are those of another. */
const names = new Map<string, string>()
const NAMES_MAX = 200

function nameOf(script: string): string {
  const known = names.get(script)
  if (known) return known
  const name = `'sha256-${hash('sha256', script, 'base64')}'`
  if (names.size >= NAMES_MAX) names.clear()
  // A copy: what was cut out of a page would keep the whole page.
  names.set(Buffer.from(script).toString(), name)
  return name
}

/**
 * The Content-Security-Policy of one page: its own inline scripts by hash, and nothing from elsewhere
 * but the payment provider's hosts, where it is used: its dialog may open on any page.
 */
export function pagePolicy(html: string, { hasStripe = false } = {}): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => nameOf(script))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd() +
      (hasStripe ? STRIPE.script : ''),
    ...(hasStripe ? [STRIPE.frame, STRIPE.connect] : []),
    // The accessible primitives place their layers by inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** While developing, the hot reload writes its own inline scripts and speaks over a web socket. */
export const hotReloadPolicy = ({ hasStripe = false } = {}): string =>
  [
    `default-src 'self' 'unsafe-inline'${hasStripe ? STRIPE.script : ''}`,
    "img-src 'self' data:",
    ...(hasStripe ? [STRIPE.frame] : []),
    `connect-src 'self' ws:${hasStripe ? ' https://api.stripe.com' : ''}`,
  ].join('; ')
