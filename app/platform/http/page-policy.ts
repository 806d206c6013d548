import { createHash } from 'node:crypto'

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** The Content-Security-Policy of one page: its own inline scripts by hash, nothing from elsewhere. */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
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
export const HOT_RELOAD_POLICY =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:"
