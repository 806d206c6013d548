import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems lend to calls: between its choice and its use nobody is given it. */
const PORTS = { first: 11_000, end: 32_000 }

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.end)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
