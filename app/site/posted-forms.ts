import type { Context, Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { Hold } from '#app/platform/http/body-room.ts'
import { isFromElsewhere } from '#app/platform/http/from-elsewhere.ts'
import { readBody } from '#app/platform/http/read-body.ts'
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
    calls.post(path, async (c) => {
      if (isFromElsewhere(c.req.raw, publicUrl)) throw new Problem('forbidden', FROM_ELSEWHERE)
      const hold = c.var.bodyRoom.holdFor(c.var.address)
      try {
        const form = await readForm(c, hold)
        const page = await pages(postedHere(c.req.raw, form, publicUrl), c.var)
        return new Response(await page.arrayBuffer(), page)
      } finally {
        hold.release()
      }
    })
  }
}

/**
 * What was posted, under our public address: the router compares the origin of a form with the
 * address that it was asked by, which behind a proxy is another, if only for want of the « s ».
 */
function postedHere(request: Request, form: Buffer, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const kind = request.headers.get('Content-Type')
  return new Request(`${publicUrl}${pathname}${search}`, {
    method: 'POST',
    headers: kind === null ? {} : { 'Content-Type': kind },
    body: new Uint8Array(form),
    signal: request.signal,
  })
}

async function readForm(c: Context<AppEnv>, hold: Hold): Promise<Buffer> {
  try {
    return await readBody(c, { most: FORM_MAX, hold })
  } catch (error) {
    const isLarge = error instanceof Problem && error.kind === 'too-large'
    throw isLarge ? new Problem('too-large', TOO_LARGE) : error
  }
}
