import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many answers one connection may wait for: browsers and proxies ask for one after the other. */
const MOST = 20
/** Answered to Node's parser, this says that what follows is not HTTP: nothing more is read of it. */
const NOT_HTTP = 2

/** What Node keeps on a connection: the reader of its requests, told of each head. */
type Parsed = Socket & { parser?: { onIncoming: () => number } | null }

const waiting = new WeakMap<Socket, number>()

/** Ends a connection that asks on and on without taking its answers, each of which would be kept for it. */
export function countUnread(socket: Socket, response: ServerResponse): void {
  const asked = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, asked)
  if (asked > MOST) end(socket)
  else response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
}

/** Thousands of requests may have come with the same bytes, which are read to their end otherwise. */
function end(socket: Parsed): void {
  socket.destroy()
  if (socket.parser) socket.parser.onIncoming = () => NOT_HTTP
}
