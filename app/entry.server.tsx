import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { deferHydration } from './hydration/defer-hydration.ts'
import { outageContext, portsContext, requestIdContext } from './page-context.ts'
import { isOutage } from './platform/database/outage.ts'
import { hotReloadPolicy, pagePolicy } from './platform/http/page-policy.ts'
import { IncidentReference } from './shell/incident-reference.ts'

/**
 * Renders the page whole before sending it: its inline scripts are then known and can be named
 * by hash in its own policy, and a browser that leaves in the middle leaves no stream behind.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const ports = loadContext.get(portsContext)
  const hasStripe = ports.cashier.publishableKey !== null
  const incident = status >= 500 ? loadContext.get(requestIdContext) : null
  const html = await renderWhole(
    <IncidentReference value={incident}>
      <ServerRouter context={context} url={request.url} />
    </IncidentReference>,
  )
  const page = deferHydration(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A browser asks again each time, and is told by its tag that it has the page already.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set(
    'Content-Security-Policy',
    import.meta.env.PROD ? pagePolicy(page, { hasStripe }) : hotReloadPolicy({ hasStripe }),
  )
  return new Response(page, { status, headers })
}

async function renderWhole(page: ReactNode): Promise<string> {
  const written = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Large parts would stand at the end of the page, to be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(written)
        resolve()
      },
      onShellError: reject,
    })
  })
  return text(written)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  const isPassing = isOutage(error)
  context.set(outageContext, isPassing)
  const what = isPassing ? 'the database is unavailable' : 'a page could not be rendered'
  context.get(portsContext).log.error({ err: error, requestId }, what)
}
