import type { RequestListener } from 'node:http'
import { articlesRevision } from '#app/blog/server/service.ts'
import { createAnswerKeeper } from '#app/platform/http/kept/answer-keeper.ts'
import { frontDoor } from '#app/platform/http/kept/front-door.ts'
import { keepFiles } from '#app/platform/http/kept/kept-files.ts'
import { SECURITY_HEADERS } from '#app/platform/http/security-headers.ts'
import type { Ports } from '#app/ports.ts'
import type { Site } from './join-site.ts'
import { keptAddress } from './kept-addresses.ts'

/** Some 400 pages in their three forms. */
const CAPACITY = { found: 24_000_000, lost: 2_000_000 }

/** The site behind its kept bytes: what is the same for everyone is made once, and sent by Node itself. */
export function openDoors(ports: Ports, { make, listener }: Site, root: string) {
  const keeper = createAnswerKeeper({
    capacity: CAPACITY,
    now: () => ports.clock.now().getTime(),
    revision: () => articlesRevision(ports),
    make,
  })
  const files = keepFiles(root, SECURITY_HEADERS)
  return frontDoor({
    files,
    headers: SECURITY_HEADERS,
    keeper,
    keptAddress,
    next: listener,
  }) satisfies RequestListener
}
