import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createSiteServer } from './site-response.ts'

const SAID = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'max-age=5' }

const ANSWERS: [string, RequestListener][] = [
  ['with its status', (_, response) => void response.writeHead(200, SAID).end()],
  ['with a reason too', (_, response) => void response.writeHead(200, 'Fait', SAID).end()],
  [
    'one by one before its body',
    (_, response) => {
      for (const [name, value] of Object.entries(SAID)) response.setHeader(name, value)
      response.end()
    },
  ],
]

test.each(ANSWERS)(
  'what an answer says %s stands, and the rest goes without saying',
  async (_, answer) => {
    const server = createSiteServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')

    const { port } = server.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    server.closeAllConnections()
    server.close()

    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cache-Control')).toBe('max-age=5')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)
