import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

/** Serves a registry as Prometheus text on the loopback alone; throws when the port is taken. */
export async function serveMetrics(registry: Registry, port: number) {
  const server: Server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch {
      // The database that some figures come from is down: whoever reads them must see a gap, not zeros.
      response.writeHead(503).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
