import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'

const FROM_ELSEWHERE = 'Cet appel ne se fait que depuis notre site.'
const NOT_JSON = 'Envoyez le corps de la requête en JSON (Content-Type: application/json).'
const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser asks for the page of another site. Browsers say on which site the page stood;
 * what says nothing is no browser. Proxies may ask us by a name of their own.
 */
export function isFromElsewhere(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  publicUrl: string,
): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site'
  const origin = headers.get('Origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  return ![url, publicUrl].some((ours) => new URL(ours).host === new URL(origin).host)
}

/** Refuses what the page of another site would write in the name of its visitor: throws `forbidden`. */
export const fromOurPages = createMiddleware<AppEnv>((c, next) => {
  const isWrite = !READING.has(c.req.method)
  if (isWrite && isFromElsewhere(c.req.raw, c.var.ports.env.PUBLIC_URL)) {
    throw new Problem('forbidden', FROM_ELSEWHERE)
  }
  return next()
})

/**
 * Throws `not-json` for a body of another kind: those are what a page may send anywhere without
 * asking first. Nothing at all is of no kind.
 */
export function requireJson({ req }: Pick<Context, 'req'>): void {
  const kind = req.header('Content-Type')
  const isEmpty = req.header('Content-Length') === '0'
  const saysNothing = !['Content-Length', 'Transfer-Encoding'].some((name) => req.header(name))
  if (isEmpty || (kind === undefined && saysNothing) || JSON_TYPE.test(kind ?? '')) return
  throw new Problem('not-json', NOT_JSON)
}
