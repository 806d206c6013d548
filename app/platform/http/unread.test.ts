import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createSiteServer } from './site-response.ts'
import { leaveUnread } from './unread.ts'

/** A server that refuses whatever it is sent without reading it; one client sends so many bytes. */
async function refused(length: number) {
  const server = createSiteServer((request, response) => {
    leaveUnread(request, response)
    response.writeHead(413).end('trop long')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  client.on('error', () => {})
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`)
  client.write('a'.repeat(length))
  const [socket] = await connected
  const [answer] = await once(client, 'data')
  return {
    answer,
    client,
    socket,
    async [Symbol.asyncDispose]() {
      client.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('whoever sends far too much reads the refusal, is not read, and is left', async () => {
  await using site = await refused(20_000_000)

  await new Promise((resolve) => site.client.once('close', resolve))

  expect(site.answer).toMatch(/^HTTP\/1.1 413/)
  expect(site.socket.bytesRead).toBeLessThan(2_000_000)
})

test('what is left of a small body is read, and its connection serves again', async () => {
  await using site = await refused(200_000)

  site.client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [again] = await once(site.client, 'data')

  expect(site.answer).toMatch(/^HTTP\/1.1 413/)
  expect(again).toMatch(/^HTTP\/1.1 413/)
})
