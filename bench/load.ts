import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  body?: string
}

/** Requests a second, the slowest hundredth in milliseconds, and answers that were not 2xx. */
export async function measureLoad({ url, method = 'GET', body }: Load) {
  const result = await autocannon({
    url,
    method,
    connections: 50,
    duration: 5,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  }
}

/** A bare node:http server that sends the very bytes that the product answered: what the machine can do. */
export async function startBareServer(load: Load) {
  const response = await fetch(load.url, {
    method: load.method ?? 'GET',
    ...(load.body && { body: load.body, headers: { 'content-type': 'application/json' } }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'text/plain'
  const server = createServer((request, answer) => {
    request.resume()
    request.once('end', () => {
      answer.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
      answer.end(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
