import type { IncomingMessage, ServerResponse } from 'node:http'
import { MEDIUM } from './sizes.ts'

/** How long whoever still sends may take to read the answer, in milliseconds. */
const LAST_LOOK = 500

/**
 * Once a request is answered before it was read whole: what is left of a small one is read, so that its
 * connection may serve again; a large one is not, which would cost more than it did to refuse it.
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  // Before Node's own, which reads to its end what nobody has begun to read; the beginning is let go.
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (announced <= MEDIUM) request.resume()
    else request.pause().read()
    setTimeout(() => request.complete || request.socket.destroy(), LAST_LOOK).unref()
  })
}
