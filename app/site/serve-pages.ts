import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { addressContext, outageContext, portsContext, requestIdContext } from '#app/page-context.ts'
import { OUTAGE_RETRY } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { Ports } from '#app/ports.ts'

/** Who asks, and under which name: for the few pages that must know. */
type Asked = Pick<AppEnv['Variables'], 'address' | 'requestId'>

/** Answers with a page of the product, rendered for this one request. */
export type Pages = (request: Request, asked: Asked) => Promise<Response>

/** Renders any page of the product from its address. */
export function createPages(ports: Ports, build: ServerBuild): Pages {
  const mode = ports.env.NODE_ENV === 'production' ? 'production' : 'development'
  const handle = createRequestHandler(build, mode)
  return async (request, { address, requestId }) => {
    const context = new RouterContextProvider()
    context.set(portsContext, ports)
    context.set(addressContext, address)
    context.set(requestIdContext, requestId)
    const page = await handle(request, context)
    return page.status === 500 && context.get(outageContext) ? untilItPasses(page) : page
  }
}

async function untilItPasses(page: Response): Promise<Response> {
  page.headers.set('Retry-After', String(OUTAGE_RETRY))
  return new Response(await page.arrayBuffer(), { status: 503, headers: page.headers })
}
