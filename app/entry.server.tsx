import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { portsContext, requestIdContext } from './page-context.ts'
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
  const hasStripe = loadContext.get(portsContext).cashier.publishableKey !== null
  const html = await render(
    <IncidentReference value={status >= 500 ? loadContext.get(requestIdContext) : null}>
      <ServerRouter context={context} url={request.url} />
    </IncidentReference>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A browser asks again each time, and is told by its tag that it has the page already.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set(
    'Content-Security-Policy',
    import.meta.env.PROD ? pagePolicy(html, { hasStripe }) : hotReloadPolicy({ hasStripe }),
  )
  return new Response(html, { status, headers })
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  context.get(portsContext).log.error({ err: error, requestId }, 'a page could not be rendered')
}
