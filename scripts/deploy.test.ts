import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNginx } from '../testing/start-nginx.ts'

const ROOT = join(import.meta.dirname, '..')

test('systemd understands every line of the unit that operators are given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-unit-'))
  const unit = join(folder, 'vis-a-vis@.service')
  const given = readFileSync(join(ROOT, 'deploy/vis-a-vis@.service'), 'utf8')
  writeFileSync(unit, given.replaceAll('/opt/vis-a-vis', ROOT))

  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })

  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

/** nginx with the files that operators are given, before a server of the test. */
async function behindNginx(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const nginx = await startNginx([port, port])
  return {
    url: nginx.url,
    port: Number(new URL(nginx.url).port),
    server,
    async [Symbol.asyncDispose]() {
      await nginx.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('nginx refuses in French the writes of one address that come too fast, and no reading', async () => {
  await using site = await behindNginx((_, response) => void response.end('oui'))
  const ask = (method: string) => fetch(site.url, { method })

  let taken = 0
  let refused: Response | undefined
  const write = async () => {
    while (!refused) {
      const response = await ask('POST')
      if (response.status === 429) refused = response
      else taken += Number((await response.text()) === 'oui')
    }
  }
  await Promise.all(Array.from({ length: 100 }, write))
  const reads = await Promise.all(Array.from({ length: 100 }, () => ask('GET')))

  expect(taken).toBeGreaterThanOrEqual(200)
  expect(reads.filter(({ status }) => status !== 200)).toEqual([])
  expect(refused?.headers.get('Retry-After')).toBe('5')
  expect(await refused?.json()).toEqual({
    message:
      "Trop de demandes depuis votre connexion. Réessayez dans quelques secondes ; rien de ce que vous avez écrit n'est perdu.",
    code: 'too-many',
  })
})

test('nginx holds the connections of one address to two hundred', async () => {
  const held: ServerResponse[] = []
  const full = Promise.withResolvers<void>()
  await using site = await behindNginx((_, response) => {
    if (held.push(response) === 200) full.resolve()
  })
  const ask = () => fetch(site.url).then(({ status }) => status)

  const first = Array.from({ length: 200 }, ask)
  await full.promise
  const oneMore = await ask()
  for (const response of held) response.end('oui')

  expect(oneMore).toBe(429)
  expect(new Set(await Promise.all(first))).toEqual(new Set([200]))
})

test('nginx passes on a request once it is whole', async () => {
  let asked = 0
  await using site = await behindNginx((_, response) => {
    asked++
    response.end('oui')
  })
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab')

  await fetch(site.url)
  const before = asked
  socket.write('cd')
  let text = ''
  for await (const piece of socket) text += piece

  expect(before).toBe(1)
  expect(asked).toBe(2)
  expect(text).toContain('200 OK')
})

test('nginx takes an answer whole for whoever reads slowly, and passes a stream on as it comes', async () => {
  const large = Buffer.alloc(20_000_000, 'a')
  let stream: ServerResponse | undefined
  const taken = Promise.withResolvers<void>()
  await using site = await behindNginx((incoming, response) => {
    if (incoming.url === '/large') return void response.end(large, taken.resolve)
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    response.write('event: partial\n\n')
    stream = response
  })

  const slow = request(`${site.url}/large`, { agent: false }).end()
  const [unread] = await once(slow, 'response')
  await taken.promise
  unread.destroy()
  const { body } = await fetch(`${site.url}/stream`)
  const reader = body?.getReader()
  const first = await reader?.read()
  stream?.end('event: feedback\n\n')

  expect(new TextDecoder().decode(first?.value)).toBe('event: partial\n\n')
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('event: feedback\n\n')
})
