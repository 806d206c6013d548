// A bare node:http server that sends one answer: what the machine can do. Run as a process of its own.
import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [url = '', load = '{}'] = process.argv.slice(2)
const { body, ...options } = JSON.parse(load)
// Not by fetch, which would take a compressed answer apart.
const [response] = await once(ask(url, options).end(body), 'response')
const bytes = Buffer.concat(await response.toArray())
const type = response.headers['content-type'] ?? 'text/plain'

const server = createServer((request, answer) => {
  request.resume()
  request.once('end', () => {
    answer.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    answer.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
