import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { SECURITY_HEADERS, UNLESS_SAID } from '#app/platform/http/security-headers.ts'
import { inTurn, nextTurn } from '#app/platform/next-turn.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { tidyAddress } from './tidy-address.ts'

const READ_ONLY = 'Une page se lit (GET), rien ne lui est envoyé.'
const NOT_HERE = "Cette adresse n'existe pas."
/** The pages whose form a browser may post by itself, and more than such a form can hold. */
const WITH_FORM = ['/assistance', '/retractation']
const FORM_MAX = 100_000
const TOO_LARGE = 'Ce formulaire est trop long. Raccourcissez votre message.'
const FROM_ELSEWHERE = "Ce formulaire ne s'envoie que depuis notre site."
const NO_ADDRESS = "Cette adresse n'en est pas une."
const BROKEN = "Une erreur s'est produite. Veuillez réessayer."

/** Of who asks for a page that is made from its address alone. */
const UNKNOWN = 'unknown'

const CLOSED = SECURITY_HEADERS.flat()

type Asked = Pick<AppEnv['Variables'], 'address' | 'requestId'>
type Pages = (request: Request, asked: Asked) => Promise<Response>

export interface Site {
  /** Makes the answer to an address from nothing but the address. */
  make(address: string): Promise<Response>
  listener: RequestListener
}

/**
 * Calls and pages under one roof. A page is a matter of its address alone: neither the headers
 * nor the cookies of whoever asks reach it, and it costs no router of calls; what a
 * browser posts goes through that, which limits and logs it.
 */
export function joinSite(ports: Ports, calls: Hono<AppEnv>, pages: Pages): Site {
  const rooms = new Set(
    calls.routes.map(({ path }) => firstOf(path)).filter((name) => name !== '*'),
  )
  const isCall = (url: string) => rooms.has(firstOf(url))
  for (const path of WITH_FORM) {
    calls.post(path, bodyLimit({ maxSize: FORM_MAX, onError: refuseLargeForm }), async (c) => {
      if (isFromElsewhere(c.req.raw, ports.env.PUBLIC_URL))
        throw new Problem('forbidden', FROM_ELSEWHERE)
      const page = await pages(await postedHere(c.req.raw, ports.env.PUBLIC_URL), c.var)
      return new Response(await page.arrayBuffer(), page)
    })
  }
  calls
    .get('*', (c) => c.text(NOT_HERE, 404))
    .all('*', (c) => c.text(READ_ONLY, 405, { Allow: 'GET, HEAD' }))
  // Who watches over a server by HTTP/1.0 names no host, and ours is known.
  const { host } = new URL(ports.env.PUBLIC_URL)
  const answerCall = getRequestListener(calls.fetch, { hostname: host })

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
    const page = await answer(addressIn(request.url))
    const body = Buffer.from(await page.arrayBuffer())
    page.headers.set('Content-Length', String(body.length))
    response.writeHead(page.status, [...page.headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request
    if (!addressIn(url).startsWith('/')) {
      return void response.writeHead(400, CLOSED).end(NO_ADDRESS)
    }
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || isCall(addressIn(url))) return void answerCall(request, response)
    // What waits is the question alone: a promise that grew old in the queue would keep its page alive.
    inTurn(() => {
      if (response.destroyed) return
      answerPage(request, response).catch((error: unknown) => {
        ports.log.error({ err: error }, 'a page could not be answered')
        if (!response.headersSent) response.writeHead(500, CLOSED).end(BROKEN)
      })
    })
  }
  return { make, listener }
}

/**
 * A browser says on which site the form stood; what says nothing is no browser. Proxies may ask us
 * by a name of their own.
 */
function isFromElsewhere({ headers, url }: Request, publicUrl: string): boolean {
  const origin = headers.get('Origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  return ![url, publicUrl].some((ours) => new URL(ours).host === new URL(origin).host)
}

/**
 * What was posted, under our public address: the router compares the origin of a form with the
 * address that it was asked by, which behind a proxy is another, if only for want of the « s ».
 */
async function postedHere(request: Request, publicUrl: string): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  const kind = request.headers.get('Content-Type')
  return new Request(`${publicUrl}${pathname}${search}`, {
    method: 'POST',
    headers: kind === null ? {} : { 'Content-Type': kind },
    body: await request.arrayBuffer(),
    signal: request.signal,
  })
}

function refuseLargeForm(): never {
  throw new Problem('too-large', TOO_LARGE)
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

const firstOf = (url: string) => /^\/([^/?]*)/.exec(url)?.[1] ?? ''
