import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { limitInHand } from './requests-in-hand.ts'
import { createSiteServer } from './site-response.ts'

test('above so many requests in hand others are told when to come back, whoever watches is not', async () => {
  const waiting: ServerResponse[] = []
  const twoHeld = Promise.withResolvers<void>()
  const threeHeld = Promise.withResolvers<void>()
  const next: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/lent')) return void response.end('oui')
    waiting.push(response)
    if (waiting.length === 2) twoHeld.resolve()
    if (waiting.length === 3) threeHeld.resolve()
  }
  const limited = limitInHand(next, { trustedProxies: 1, most: 3, mostOfAddress: 2 })
  const server = createSiteServer(limited).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string, from: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'X-Forwarded-For': from } })

  const held = [ask('/lent', '192.0.2.1'), ask('/lent', '192.0.2.1')]
  await twoHeld.promise
  const sameNetwork = await ask('/', '192.0.2.1')
  held.push(ask('/lent', '192.0.2.2'))
  await threeHeld.promise
  const another = await ask('/', '192.0.2.3')
  const probes = [await ask('/healthz', '192.0.2.3'), await ask('/readyz', '192.0.2.1')]
  const closed = waiting.map((response) => once(response, 'close'))
  for (const response of waiting) response.end('fini')
  await Promise.all([...held, ...closed])
  const after = await ask('/', '192.0.2.3')

  expect([sameNetwork.status, another.status, after.status]).toEqual([503, 503, 200])
  expect(probes.map(({ status }) => status)).toEqual([200, 200])
  expect(another.headers.get('Retry-After')).toBe('2')
  expect(another.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await another.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Trop de demandes en ce moment.'),
  })
  server.closeAllConnections()
  server.close()
})
