// The same pages by React's own `renderToString` straight into node:http: no router of requests,
// no loader, no policy. `npm run build -- --bench` builds it beside the product, of the same parts.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as build from 'virtual:react-router/server-build'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { openPorts } from '../app/open-ports.ts'
import { addressContext, portsContext, requestIdContext } from '../app/page-context.ts'
import { readEnv } from '../app/platform/env.ts'

const env = readEnv()
await using ports = await openPorts(env)
const url = `${env.PUBLIC_URL}${process.argv[2]}`
const { serverHandoffStream: _, ...page } = await loadedPage(url)

const server = createServer((_, answer) => {
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={page} url={url} />)}`
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  })
  answer.end(html)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
await once(process, 'SIGTERM')
server.close()

/** What the loaders of a page give, once. */
function loadedPage(address: string): Promise<EntryContext> {
  const context = new RouterContextProvider()
  context.set(portsContext, ports)
  context.set(addressContext, 'unknown')
  context.set(requestIdContext, 'bench')
  return new Promise((resolve) => {
    const module = {
      ...build.entry.module,
      default: async (...[, , , page]: Parameters<typeof build.entry.module.default>) => {
        resolve(page)
        return new Response()
      },
    }
    const handle = createRequestHandler({ ...build, entry: { module } }, 'production')
    void handle(new Request(address), context)
  })
}
