import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type RequestListener, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createSiteServer } from '#app/platform/http/site-response.ts'
import { cacheInFront } from '#app/site/cache-in-front.ts'
import { createApp } from '#app/site/create-app.ts'
import { joinSite } from '#app/site/join-site.ts'
import type { TestPorts } from './test-ports.ts'

/** The product without its pages, listening, with two built files in the folder `root`. */
export async function aSite(ports: TestPorts, listenerFor?: (root: string) => RequestListener) {
  const root = join(ports.env.DATA_DIR, 'client')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'assets/app-1.js'), 'go()')
  writeFileSync(join(root, 'assets/app-1.js.br'), 'smaller')
  const page = async ({ url, headers }: Request) =>
    new Response(new URL(url).pathname, {
      headers: {
        'Content-Security-Policy': 'its own',
        'X-Asked-By': `${new URL(url).origin} ${headers.get('Origin')}`,
      },
    })
  const site = joinSite(ports, createApp(ports), page)
  const server = createSiteServer(listenerFor?.(root) ?? cacheInFront(ports, site, root))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request({ port, path, method, headers }).end()
    const [response] = await once(asked, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return {
      status: response.statusCode as number,
      headers: response.headers as Record<string, string>,
      body: Buffer.concat(chunks),
    }
  }
  /** Sends bytes that no well-behaved client would send; the head is completed. */
  async function raw(head: string, body = '') {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    // Not ended by us: who asks stays to be answered, as a browser does.
    socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`)
    let text = ''
    for await (const piece of socket) text += piece
    return { status: Number(text.split(' ')[1]), text }
  }
  /** Sends a head and the beginning of its body, and is gone before the rest. */
  async function leave(head: string, beginning: string) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}\r\n\r\n${beginning}`)
    const [{ socket: other }] = await once(server, 'request')
    const gone = new Promise((resolve) => other.once('close', resolve))
    socket.resetAndDestroy()
    await gone
  }
  return {
    root,
    ask,
    raw,
    leave,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
