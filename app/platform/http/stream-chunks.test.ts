import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { streamChunks } from './stream-chunks.ts'

const PIECE = 'a'.repeat(64 * 1024)
const MANY = 2_000

/** A server of one long answer; how much of it was made, and how it ended. */
async function aServer(patience: number, fail = Number.POSITIVE_INFINITY) {
  const made = { pieces: 0 }
  const ended = Promise.withResolvers<unknown>()
  async function* pieces() {
    for (; made.pieces < MANY; made.pieces++) {
      if (made.pieces === fail) throw new Error('broken')
      yield PIECE
    }
  }
  const fetch = (_: Request, { outgoing }: HttpBindings | Http2Bindings) =>
    new Response(streamChunks(pieces(), { patience, connection: outgoing, onEnd: ended.resolve }))
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}`, made, ended: ended.promise },
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

test('an answer is whole for who reads it', async () => {
  await using server = await aServer(60_000)

  const text = await (await fetch(server.url)).text()

  expect(text.length).toBe(MANY * PIECE.length)
  expect(await server.ended).toBeUndefined()
})

test('who never reads is ended, and holds little of the answer meanwhile', async () => {
  await using server = await aServer(300)

  const call = get(server.url)
  call.on('error', () => {})
  const [response] = await once(call, 'response')
  response.on('error', () => {})
  const error = await server.ended

  expect(error).toMatchObject({ message: 'nobody reads' })
  expect(server.made.pieces).toBeLessThan(MANY / 2)
  const closed = new Promise((resolve) => response.once('close', resolve))
  response.resume()
  await closed
  expect(response.complete).toBe(false)
})

test('what fails in the middle breaks the answer off', async () => {
  await using server = await aServer(60_000, 100)

  const whole = (await fetch(server.url)).text()

  await expect(whole).rejects.toThrow()
  expect(await server.ended).toMatchObject({ message: 'broken' })
})
