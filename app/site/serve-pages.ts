import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { addressContext, outageContext, portsContext, requestIdContext } from '#app/page-context.ts'
import { OUTAGE_RETRY } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { Ports } from '#app/ports.ts'
import { createNarrowBuilds } from './narrow-build.ts'

type Asked = Pick<AppEnv['Variables'], 'address' | 'requestId'>

/** Renders any page of the product from its address. */
export function createPages(ports: Ports, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const mode = ports.env.NODE_ENV === 'production' ? 'production' : 'development'
  const handlerAt = createHandlers(build, mode)
  return async (request: Request, { address, requestId }: Asked): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(portsContext, ports)
    context.set(addressContext, address)
    context.set(requestIdContext, requestId)
    const page = await handlerAt(request.url)(request, context)
    return page.status === 500 && context.get(outageContext) ? untilItPasses(page) : page
  }
}

type Handler = ReturnType<typeof createRequestHandler>

/** While developing the program changes: it is then taken as it is, and whole. */
function createHandlers(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  if (typeof build === 'function') {
    const handle = createRequestHandler(build, mode)
    return (): Handler => handle
  }
  const buildAt = createNarrowBuilds(build)
  const handlers = new Map<ServerBuild, Handler>()
  return (url: string): Handler => {
    const narrow = buildAt(new URL(url).pathname)
    const handle = handlers.get(narrow) ?? createRequestHandler(narrow, mode)
    handlers.set(narrow, handle)
    return handle
  }
}

function untilItPasses({ body, headers }: Response): Response {
  headers.set('Retry-After', String(OUTAGE_RETRY))
  return new Response(body, { status: 503, headers })
}
