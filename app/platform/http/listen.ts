import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { createSiteServer } from './site-response.ts'

/** How long requests in flight may still take once the process is asked to stop, in milliseconds. */
const GRACE = 10_000
/** What has not ended by then is told to, so that its last words still leave. */
const LAST_CALL = 8_000

/** Throws what `listen` would throw if the port were asked for now. */
export async function canListen({ PORT, HOST }: { PORT: number; HOST: string }) {
  const server = createSocket().listen(PORT, HOST)
  await once(server, 'listening')
  await new Promise((resolve) => server.close(resolve))
}

/** Listens, and answers with the port taken and a way to stop that lets requests in flight finish. */
export async function listen(
  listener: RequestListener,
  { PORT, HOST }: { PORT: number; HOST: string },
) {
  const server = createSiteServer(listener).listen(PORT, HOST)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port } = server.address() as AddressInfo
  return { port, close: (lastCall: AbortController) => closeWithGrace(server, lastCall) }
}

/** A connection kept alive becomes idle when its last answer leaves: it is closed then, not five seconds later. */
function closeWithGrace(server: Server, lastCall: AbortController): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const last = setTimeout(() => lastCall.abort(), LAST_CALL)
    const late = setTimeout(() => server.closeAllConnections(), GRACE)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(last)
      clearTimeout(late)
      resolve()
    })
  })
}
