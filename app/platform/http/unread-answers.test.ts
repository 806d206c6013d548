import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitInHand } from './requests-in-hand.ts'
import { createSiteServer } from './site-response.ts'
import { endGreedyConnections } from './unread-answers.ts'

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function aServer(mostOfAddress: number) {
  const asked = { times: 0 }
  const limited = limitInHand(
    (_request, response) => {
      asked.times++
      // Never at once: what is asked together waits together.
      setImmediate(() => response.end('oui'))
    },
    { trustedProxies: 0, mostOfAddress },
  )
  const server = createSiteServer(endGreedyConnections(limited)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ asked, port },
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function askAtOnce(port: number, times: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let text = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece
    if (text.split('HTTP/1.1 200').length > times) socket.end()
  })
  socket.write(ASK.repeat(times))
  await once(socket, 'close')
  return text
}

test('a few questions in one breath are all answered', async () => {
  using server = await aServer(1_000)

  const text = await askAtOnce(server.port, 20)

  expect(text.split('HTTP/1.1 200')).toHaveLength(21)
})

test('who asks on and on before any answer is cut off, little is done, and nobody pays for it after', async () => {
  using server = await aServer(40)

  for (let time = 0; time < 5; time++) await askAtOnce(server.port, 2_000)
  const { times } = server.asked
  const next = await fetch(`http://127.0.0.1:${server.port}/`)

  expect(times).toBeLessThanOrEqual(100)
  expect(next.status).toBe(200)
})
