import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Pages } from './serve-pages.ts'

/** The pages whose form a browser may post by itself, and more than such a form can hold. */
const WITH_FORM = ['/assistance', '/retractation']
const FORM_MAX = 100_000
const TOO_LARGE = 'Ce formulaire est trop long. Raccourcissez votre message.'
const FROM_ELSEWHERE = "Ce formulaire ne s'envoie que depuis notre site."

/** Takes what browsers post by themselves, before JavaScript arrives, to the pages that answer it. */
export function takePostedForms(calls: Hono<AppEnv>, pages: Pages, publicUrl: string): void {
  for (const path of WITH_FORM) {
    calls.post(path, bodyLimit({ maxSize: FORM_MAX, onError: refuseLargeForm }), async (c) => {
      if (isFromElsewhere(c.req.raw, publicUrl)) throw new Problem('forbidden', FROM_ELSEWHERE)
      const page = await pages(await postedHere(c.req.raw, publicUrl), c.var)
      return new Response(await page.arrayBuffer(), page)
    })
  }
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
