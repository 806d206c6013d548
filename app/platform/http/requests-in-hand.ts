import type { ServerResponse } from 'node:http'
import { clientAddress } from './client-address.ts'
import type { Listener } from './guarded.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** How many requests a process answers at once, and how many of them for one network. */
const MOST = 3_000
const MOST_OF_ADDRESS = 1_500
/** Seconds. */
const RETRY_AFTER = 2
const BUSY =
  "Trop de demandes en ce moment. Réessayez dans quelques secondes\u00a0; rien de ce que vous avez écrit n'est perdu."
/** Whoever watches over the process must not take a full one for a dead one. */
const PROBES = new Set(['/healthz', '/readyz'])

interface Options {
  trustedProxies: number
  most?: number
  mostOfAddress?: number
}

/** Answers 503 in French, with the time to wait, to whoever comes while too many are being answered. */
export function limitInHand(
  next: Listener,
  { trustedProxies, most = MOST, mostOfAddress = MOST_OF_ADDRESS }: Options,
): Listener {
  let inHand = 0
  const byAddress = new Map<string, number>()

  function enter(address: string, response: ServerResponse) {
    inHand++
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    response.once('close', () => {
      inHand--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  }

  return (request, response) => {
    if (PROBES.has(request.url ?? '')) return next(request, response)
    const forwarded = request.headers['x-forwarded-for']
    const address = clientAddress(
      { incoming: request },
      String(forwarded ?? '') || undefined,
      trustedProxies,
    )
    if (inHand >= most || (byAddress.get(address) ?? 0) >= mostOfAddress) return refuse(response)
    enter(address, response)
    return next(request, response)
  }
}

function refuse(response: ServerResponse): void {
  const type = ['Content-Type', 'application/json', 'Retry-After', String(RETRY_AFTER)]
  response.writeHead(503, [...SECURITY_HEADERS.flat(), 'Cache-Control', 'no-store', ...type])
  response.end(JSON.stringify({ message: BUSY, code: 'unavailable' }))
}
