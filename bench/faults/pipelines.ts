import { connect } from 'node:net'
import type { Watched } from './gone-and-nested.ts'
import { type Product, whileWatched } from './watched-products.ts'

const CONNECTIONS = 30
const REQUESTS = 2_000
/** Looked at so many times, with so many milliseconds between. */
const LOOKS = 30
const PAUSE = 100

/** Every attack by what is asked on one connection before its first answer is taken. */
export const PIPELINES: Record<string, (products: Product[]) => Promise<Watched>> = {
  '30 × 2 000 demandes sans lire de réponse': (products) =>
    whileWatched(products, () => askWithoutReading(products, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')),
  '30 × 2 000 demandes que Node refuse seul, sans lire de réponse': (products) =>
    whileWatched(products, () =>
      askWithoutReading(products, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'),
    ),
}

/** Whether each connection was ended; none is read, so that only writing shows it. */
const askWithoutReading = (products: Product[], head: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      const { hostname, port } = new URL(products[at % products.length]?.url ?? '')
      const socket = connect(Number(port), hostname).on('error', () => {})
      socket.pause()
      socket.write(head.repeat(REQUESTS))
      for (let look = 0; look < LOOKS && !socket.closed; look++) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        if (socket.writable) socket.write(head)
      }
      if (socket.closed) return 'coupé'
      socket.destroy()
      return 'laissé ouvert'
    }),
  )
