import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitInHand } from './requests-in-hand.ts'
import { createSiteServer } from './site-response.ts'

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
/** Refused by Node itself, which hands it to nobody. */
const UNEXPECTED = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'
/** Node tells here of each head that it reads, whoever answers it. */
const READ = 'http.server.request.start'

async function aServer(mostOfAddress: number) {
  const limited = limitInHand(
    // Never at once: what is asked together waits together.
    (_request, response) => void setImmediate(() => response.end('oui')),
    { trustedProxies: 0, mostOfAddress },
  )
  const server = createSiteServer(limited).listen(0, '127.0.0.1')
  const read = { times: 0 }
  const count = (about: unknown) => {
    if (about instanceof Object && 'server' in about && about.server === server) read.times++
  }
  subscribe(READ, count)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ read, port },
    [Symbol.dispose]() {
      unsubscribe(READ, count)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function askAtOnce(port: number, times: number, question = ASK): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let text = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece
    if (text.split('HTTP/1.1 200').length > times) socket.end()
  })
  socket.write(question.repeat(times))
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

test('a few questions in one breath are all answered', async () => {
  using server = await aServer(1_000)

  const text = await askAtOnce(server.port, 20)

  expect(text.split('HTTP/1.1 200')).toHaveLength(21)
})

test.each([
  ['that are answered', ASK],
  ['that Node refuses', UNEXPECTED],
])(
  'who asks on and on, by questions %s, is cut off at the first too many: no more is read, and nobody pays for it after',
  async (_, question) => {
    using server = await aServer(40)

    for (let time = 0; time < 5; time++) await askAtOnce(server.port, 2_000, question)
    const { times } = server.read
    const next = await fetch(`http://127.0.0.1:${server.port}/`)

    expect(times).toBe(5 * 21)
    expect(next.status).toBe(200)
  },
)
