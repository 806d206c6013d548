import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { portsContext } from './page-context.ts'
import type { Ports } from './ports.ts'

/** Renders any page of the product from its address. */
export function createPages(ports: Ports, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const mode = ports.env.NODE_ENV === 'production' ? 'production' : 'development'
  const handle = createRequestHandler(build, mode)
  return (request: Request): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(portsContext, ports)
    return handle(request, context)
  }
}
