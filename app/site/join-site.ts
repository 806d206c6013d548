import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { UNEXPECTED } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { Listener } from '#app/platform/http/guarded.ts'
import { limitInHand } from '#app/platform/http/requests-in-hand.ts'
import { SECURITY_HEADERS, UNLESS_SAID } from '#app/platform/http/security-headers.ts'
import { leaveUnread } from '#app/platform/http/unread.ts'
import { inTurn, nextTurn } from '#app/platform/next-turn.ts'
import type { Ports } from '#app/ports.ts'
import { plainAddress } from './plain-address.ts'
import { takePostedForms } from './posted-forms.ts'
import type { Pages } from './serve-pages.ts'
import { tidyAddress } from './tidy-address.ts'

const READ_ONLY = 'Cette page se consulte (GET) : rien ne peut lui être envoyé.'
const NOT_HERE = "Cette adresse n'existe pas."
const NO_ADDRESS = "Cette adresse n'est pas valide."

/** Of who asks for a page that is made from its address alone. */
const UNKNOWN = 'unknown'

const CLOSED = SECURITY_HEADERS.flat()

export interface Site {
  /** Makes the answer to an address from nothing but the address. */
  make(address: string): Promise<Response>
  listener: Listener
}

/**
 * Calls and pages under one roof. A page is a matter of its address alone: neither the headers nor
 * the cookies of whoever asks reach it, and it does not pass the router of calls. What a browser posts
 * does, which limits and logs it.
 */
export function joinSite(ports: Ports, calls: Hono<AppEnv>, pages: Pages): Site {
  const firstWords = new Set(
    calls.routes.map(({ path }) => firstWord(path)).filter((word) => word !== '*'),
  )
  const isCall = (url: string) => firstWords.has(firstWord(url))
  takePostedForms(calls, pages, ports.env.PUBLIC_URL)
  calls
    .get('*', (c) => c.text(NOT_HERE, 404))
    .all('*', (c) => c.text(READ_ONLY, 405, { Allow: 'GET, HEAD' }))
  // Who watches over a server by HTTP/1.0 names no host, and ours is known.
  const { host } = new URL(ports.env.PUBLIC_URL)
  const answerCall = getRequestListener(calls.fetch, {
    hostname: host,
    autoCleanupIncoming: false,
  })

  const make = async (address: string): Promise<Response> => {
    await nextTurn()
    return answer(address)
  }

  async function answer(address: string): Promise<Response> {
    const url = `${ports.env.PUBLIC_URL}${address}`
    const made = isCall(address) ? await calls.request(url) : await makePage(address)
    for (const [name, value] of UNLESS_SAID) {
      if (!made.headers.has(name)) made.headers.set(name, value)
    }
    return made
  }

  async function makePage(address: string): Promise<Response> {
    const tidy = tidyAddress(address)
    if (tidy) return new Response(null, { status: 301, headers: { Location: tidy } })
    const requestId = randomUUID()
    const page = await pages(new Request(`${ports.env.PUBLIC_URL}${decodable(address)}`), {
      address: UNKNOWN,
      requestId,
    })
    // The screen of a page that broke names its incident, and so does its answer.
    if (page.status >= 500) page.headers.set('X-Request-Id', requestId)
    return page
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const page = await answer(request.url ?? '')
    const body = Buffer.from(await page.arrayBuffer())
    page.headers.set('Content-Length', String(body.length))
    response.writeHead(page.status, [...page.headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  const listener: Listener = (request, response) => {
    const { method } = request
    const asked = addressIn(request.url)
    if (!asked.startsWith('/')) return void response.writeHead(400, CLOSED).end(NO_ADDRESS)
    const address = plainAddress(asked)
    if (address === null) return void response.writeHead(404, CLOSED).end(NOT_HERE)
    request.url = address
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || isCall(address)) {
      if (!isRead) leaveUnread(request, response)
      return answerCall(request, response)
    }
    // What waits is the question alone: a promise that grew old in the queue would keep its page alive.
    inTurn(() => {
      if (response.destroyed) return
      answerPage(request, response).catch((error: unknown) => {
        ports.log.error({ err: error }, 'a page could not be answered')
        if (!response.headersSent) response.writeHead(500, CLOSED).end(UNEXPECTED)
      })
    })
  }
  const { TRUSTED_PROXIES: trustedProxies } = ports.env
  return { make, listener: limitInHand(listener, { trustedProxies }) }
}

/** A proxy may ask for the whole address, of which only the path is ours. */
const addressIn = (url = '') =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(\?|$)/, '/$1')

/** An address whose signs cannot be read is nobody's, and the router would write it to the log. */
function decodable(address: string): string {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

const firstWord = (url: string) => /^\/([^/?]*)/.exec(url)?.[1] ?? ''
