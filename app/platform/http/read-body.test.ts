import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import type { AppEnv } from './app-env.ts'
import { createBodyRoom } from './body-room.ts'
import { readBody } from './read-body.ts'
import { createSiteServer } from './site-response.ts'

/** A server that answers with how much it was sent. */
async function aServer({ most = 1_000, room = 5_000, silence = 60_000 } = {}) {
  const bodyRoom = createBodyRoom({ most: room, mostOfAddress: room })
  const app = new Hono<AppEnv>().onError(answerProblem).post('/', async (c) => {
    const hold = bodyRoom.holdFor('192.0.2.1')
    try {
      return c.text(String((await readBody(c, { most, hold, silence })).length))
    } finally {
      hold.release()
    }
  })
  const server = createSiteServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    bodyRoom,
    /** Sends a head and some of its body, and waits for the whole answer. */
    async send(head: string, body: string) {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8')
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${head}\r\n\r\n${body}`)
      let text = ''
      for await (const piece of socket) text += piece
      return { status: Number(text.split(' ')[1]), text }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const chunks = (...sizes: number[]) =>
  sizes.map((size) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`).join('')

test('a body within its bounds is read, announced or in chunks', async () => {
  await using server = await aServer()

  const announced = await server.send('Content-Length: 1000', 'a'.repeat(1_000))
  const chunked = await server.send('Transfer-Encoding: chunked', `${chunks(600, 400)}0\r\n\r\n`)

  expect(announced.text).toMatch(/1000$/)
  expect(chunked.text).toMatch(/1000/)
  expect(server.bodyRoom.taken()).toBe(0)
})

test('one that is larger is refused, before it is read when it says so', async () => {
  await using server = await aServer()

  const announced = await server.send('Content-Length: 1001', '')
  const chunked = await server.send('Transfer-Encoding: chunked', chunks(600, 401))

  expect([announced.status, chunked.status]).toEqual([413, 413])
  expect(announced.text).toMatch(/connection: close/i)
  expect(server.bodyRoom.taken()).toBe(0)
})

test('one for which there is no room is told when to come back', async () => {
  await using server = await aServer({ room: 500 })

  const { status, text } = await server.send('Content-Length: 600', 'a'.repeat(600))

  expect(status).toBe(503)
  expect(text).toMatch(/retry-after: 2/i)
  expect(text).toContain("Trop d'envois arrivent en même temps.")
  expect(server.bodyRoom.taken()).toBe(0)
})

test('one that stops in the middle is ended in French, and gives its room back', async () => {
  await using server = await aServer({ silence: 20 })

  const { status, text } = await server.send('Content-Length: 600', 'a'.repeat(100))

  expect(status).toBe(408)
  expect(text).toContain("La requête n'est pas arrivée à temps.")
  expect(server.bodyRoom.taken()).toBe(0)
})
