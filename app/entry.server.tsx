import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import {
  outageContext,
  portsContext,
  requestIdContext,
  sharedMarkupContext,
} from './page-context.ts'
import { isOutage } from './platform/database/outage.ts'
import { hotReloadPolicy, pagePolicy } from './platform/http/page-policy.ts'
import { asResponse } from './platform/http/written-page.ts'
import { renderPage } from './site/render-page.tsx'

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
  const shared = loadContext.get(sharedMarkupContext)
  const page = await renderPage(context, { url: request.url, incident, shared })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A browser asks again each time, and is told by its tag that it has the page already.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set(
    'Content-Security-Policy',
    import.meta.env.PROD ? pagePolicy(page, { hasStripe }) : hotReloadPolicy({ hasStripe }),
  )
  return asResponse(page, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  const isPassing = isOutage(error)
  context.set(outageContext, isPassing)
  const what = isPassing ? 'the database is unavailable' : 'a page could not be rendered'
  context.get(portsContext).log.error({ err: error, requestId }, what)
}
