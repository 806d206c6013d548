import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { lightFetch } from './light-fetch.ts'

test('a text is sent and its answer read, headers and status with it', async () => {
  await using peer = await serve(async (request, response) => {
    const { method, headers } = request
    response.writeHead(201, { 'Retry-After': '7', 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ method, key: headers['x-key'], sent: await text(request) }))
  })

  const headers = { 'X-Key': 'c' }
  const response = await lightFetch(peer.url, { method: 'POST', headers, body: 'Été à Évry' })

  expect(response.status).toBe(201)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(await response.json()).toEqual({ method: 'POST', key: 'c', sent: 'Été à Évry' })
})

test('a call that is abandoned ends at the peer too, and connects no second time', async () => {
  const asked = Promise.withResolvers<void>()
  await using peer = await serve((request, response) => {
    if (request.url === '/?again') return void response.end('bonjour')
    asked.resolve()
  })
  const leaving = new AbortController()
  const { signal } = leaving

  const waiting = lightFetch(peer.url, { method: 'POST', body: '{}', signal })
  await asked.promise
  leaving.abort()
  const failure = await waiting.catch((error: unknown) => error)
  await expect.poll(() => peer.open()).toBe(0)
  const next = await lightFetch(`${peer.url}?again`)

  expect(failure).toBe(signal.reason)
  expect(await next.text()).toBe('bonjour')
  expect(peer.connections()).toBe(2)
})

test('a call that is left before it is made is not made', async () => {
  const signal = AbortSignal.abort()
  await using peer = await serve((_, response) => response.end())

  const failure = await lightFetch(peer.url, { signal }).catch((error: unknown) => error)

  expect(failure).toBe(signal.reason)
  expect(peer.connections()).toBe(0)
})

test('nobody who listens, or an answer cut in the middle, is a failure', async () => {
  await using peer = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('le début', () => {
      response.destroy()
    })
  })

  const refused = await lightFetch(`http://127.0.0.1:${await freePort()}`).catch(
    (error: unknown) => error,
  )
  const cut = (await lightFetch(peer.url)).text()

  expect(refused).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } })
  await expect(cut).rejects.toThrow()
})

test.each([
  ['a status that no answer has', 'HTTP/1.1 999 Request denied\r\nContent-Length: 2\r\n\r\nno'],
  ['a phrase that no answer has', 'HTTP/1.1 200 \x01\r\nContent-Length: 2\r\n\r\nno'],
  ['another protocol', 'HTTP/1.1 101 Other\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n'],
])('%s is a failure of the call, not of the process', async (_, bytes) => {
  await using peer = await serve((request) => void request.socket.end(bytes))

  const failure = await lightFetch(peer.url).catch((error: unknown) => error)

  expect(failure).toMatchObject({ message: 'fetch failed' })
  await expect.poll(() => peer.open()).toBe(0)
})

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  let connections = 0
  let open = 0
  server.on('connection', (socket) => {
    connections++
    open++
    socket.once('close', () => open--)
  })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    connections: () => connections,
    open: () => open,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
