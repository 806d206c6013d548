import type { RequestListener } from 'node:http'
import { articlesRevision } from '#app/blog/server/service.ts'
import { createAnswerCache } from '#app/platform/http/cache/answer-cache.ts'
import { cacheFiles } from '#app/platform/http/cache/cached-files.ts'
import { serveCached } from '#app/platform/http/cache/serve-cached.ts'
import { guarded } from '#app/platform/http/guarded.ts'
import { SECURITY_HEADERS } from '#app/platform/http/security-headers.ts'
import type { Ports } from '#app/ports.ts'
import { cacheKey } from './cache-keys.ts'
import type { Site } from './join-site.ts'

/** Some 400 pages in their three forms. */
const CAPACITY = { found: 24_000_000, notFound: 2_000_000 }

/**
 * The site behind its cache: what is the same for everyone is made once, and sent by Node itself.
 * Nothing that is thrown while answering ends the process.
 */
export function cacheInFront(
  ports: Ports,
  { make, listener }: Site,
  root: string,
): RequestListener {
  const cache = createAnswerCache({
    capacity: CAPACITY,
    now: () => ports.clock.now().getTime(),
    revision: () => articlesRevision(ports),
    make,
  })
  const files = cacheFiles({ root, headers: SECURITY_HEADERS, log: ports.log })
  const served = serveCached({ files, headers: SECURITY_HEADERS, cache, cacheKey, next: listener })
  return guarded(served, ports.log)
}
