import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from 'node:http'
import { UNLESS_SAID } from './security-headers.ts'
import { countUnread } from './unread-answers.ts'

type Said = OutgoingHttpHeaders | OutgoingHttpHeader[] | string | undefined

const DEFAULTS = lowerCased(Object.fromEntries(UNLESS_SAID))
/** What somebody else may have called the request on its way here. */
const NAMED = /^[\w=-]{1,255}$/

/**
 * Node's answer, which carries the security headers and the name of its request, and is kept by nobody,
 * unless it says otherwise. A list of headers is whole and leaves as it is: so do the answers that are kept.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #requestId: string | undefined

  // Not when a request is handed over: Node answers some by itself, which wait all the same.
  constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...given)
    countUnread(this.req.socket, this)
  }

  get requestId(): string {
    this.#requestId ??= nameOf(this.req.headers['x-request-id'])
    return this.#requestId
  }

  override writeHead(status: number, ...said: Said[]): this {
    const headers = said.at(-1)
    if (Array.isArray(headers)) return super.writeHead(status, headers)
    return super.writeHead(status, {
      ...DEFAULTS,
      'x-request-id': this.requestId,
      ...this.getHeaders(),
      ...(typeof headers === 'object' && lowerCased(headers)),
    })
  }
}

/** In milliseconds: how long a head, and a whole request, may take to arrive; looked at that often. */
const PATIENCE = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
}

/** How much of a request is taken in before anybody reads it, in bytes: four hundred may come at once. */
const READ_AHEAD = 16_000

/** An HTTP server that answers by nothing else, and does not wait for a request without end. */
export const createSiteServer = (listener?: RequestListener) =>
  createServer(
    { ServerResponse: SiteResponse, ...PATIENCE, highWaterMark: READ_AHEAD },
    (request, response) => {
      // The request that ended its connection has nobody to be answered to.
      if (!request.socket.destroyed) listener?.(request, response)
    },
  )

const nameOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && NAMED.test(given) ? given : randomUUID()

function lowerCased(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const lower: OutgoingHttpHeaders = {}
  for (const name in headers) lower[name.toLowerCase()] = headers[name]
  return lower
}
