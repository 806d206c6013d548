import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Listener } from './guarded.ts'

/** How many answers one connection may wait for: browsers and proxies ask for one after the other. */
const MOST = 20

const waiting = new WeakMap<Socket, number>()

/** Ends a connection that asks on and on without taking its answers, each of which would be kept for it. */
export function endGreedyConnections(next: Listener): Listener {
  return (request, response) => {
    const { socket } = request
    const asked = (waiting.get(socket) ?? 0) + 1
    if (asked > MOST) socket.destroy()
    // What came with the same bytes is still handed over, and nobody is there to answer.
    if (socket.destroyed) return
    waiting.set(socket, asked)
    countDown(socket, response)
    return next(request, response)
  }
}

const countDown = (socket: Socket, response: ServerResponse) =>
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
