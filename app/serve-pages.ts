import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { addressContext, portsContext, requestIdContext } from './page-context.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import type { Ports } from './ports.ts'

type Asked = Pick<AppEnv['Variables'], 'address' | 'requestId'>

/** Renders any page of the product from its address. */
export function createPages(ports: Ports, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const mode = ports.env.NODE_ENV === 'production' ? 'production' : 'development'
  const handle = createRequestHandler(build, mode)
  return (request: Request, { address, requestId }: Asked): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(portsContext, ports)
    context.set(addressContext, address)
    context.set(requestIdContext, requestId)
    return handle(request, context)
  }
}
