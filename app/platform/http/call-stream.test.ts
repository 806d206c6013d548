// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { AnswerCutShort } from './call-api.ts'
import { callStream } from './call-stream.ts'

/** Hears all that a real peer on the loopback says, a few bytes at a time; it may then break off. */
async function receive(said: string, { breaksOff = false } = {}) {
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const bytes = Buffer.from(said)
    for (let at = 0; at < bytes.length; at += 3) {
      response.write(bytes.subarray(at, at + 3))
      await new Promise(setImmediate)
    }
    if (breaksOff) response.destroy()
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const parts: unknown[] = []
  try {
    const onEvent = (name: string, data: unknown) => parts.push([name, data])
    return { answer: await callStream(url, { body: {}, last: 'end', onEvent }), parts }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('events cut anywhere are heard whole, comments are not heard', async () => {
  const heard = await receive(
    ': there\n\nevent: part\ndata: "déjà"\n\n: still\n\nevent: part\ndata: 2\n\nevent: end\ndata: {"mot":"été"}\n\n',
  )

  const parts = [
    ['part', 'déjà'],
    ['part', 2],
  ]
  expect(heard).toEqual({ answer: { mot: 'été' }, parts })
})

test('what stands between is free to end lines otherwise, and to cut data into lines', async () => {
  const heard = await receive(
    'event:part\r\ndata: [1,\r\ndata: 2]\r\n\r\nid: 7\r\nevent: end\r\ndata: {}\r\n\r\n',
  )

  expect(heard).toEqual({ answer: {}, parts: [['part', [1, 2]]] })
})

test('a stream that ends in the middle of its last event is no answer', async () => {
  const cut = receive('event: end\ndata: {"mot":"été"}\n')

  await expect(cut).rejects.toBeInstanceOf(AnswerCutShort)
})

test('a connection that breaks in the middle of an answer is told from one that never was', async () => {
  const away = callStream('http://127.0.0.1:1/', { body: {}, last: 'end', onEvent: () => {} })
  await expect(away).rejects.not.toBeInstanceOf(AnswerCutShort)

  const broken = receive('event: part\ndata: 1\n\n', { breaksOff: true })
  await expect(broken).rejects.toBeInstanceOf(AnswerCutShort)
})
