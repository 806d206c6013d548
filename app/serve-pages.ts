import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { addressContext, portsContext } from './page-context.ts'
import type { Ports } from './ports.ts'

/** Renders any page of the product from its address. */
export function createPages(ports: Ports, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const mode = ports.env.NODE_ENV === 'production' ? 'production' : 'development'
  const handle = createRequestHandler(build, mode)
  return (request: Request, address: string): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(portsContext, ports)
    context.set(addressContext, address)
    return handle(request, context)
  }
}
