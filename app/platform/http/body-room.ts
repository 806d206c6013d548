import { Problem } from '../problem.ts'

/** In bytes: what a process may hold of what it is being sent, and how much of that for one network. */
const MOST = 16_000_000
const MOST_OF_ADDRESS = 4_000_000
/** Seconds: most uploads are over in less. */
const RETRY_AFTER = 2
const FULL =
  "Trop d'envois arrivent en même temps. Réessayez dans quelques secondes\u00a0; rien de ce que vous avez écrit n'est perdu."

/** The bytes that one request holds. */
export interface Hold {
  /** Throws the problem `unavailable` when so much would not fit now; takes no room. */
  expect(bytes: number): void
  /** Takes room for more; throws the problem `unavailable` when there is none. */
  take(bytes: number): void
  release(): void
}

export type BodyRoom = ReturnType<typeof createBodyRoom>

/**
 * How much of what is sent may be held at once, whoever sends it. What has arrived counts, not what
 * is announced: a promise takes no room from others, but what cannot fit is not begun.
 */
export function createBodyRoom({ most = MOST, mostOfAddress = MOST_OF_ADDRESS } = {}) {
  let taken = 0
  const byAddress = new Map<string, number>()

  function add(address: string, bytes: number) {
    taken += bytes
    const own = (byAddress.get(address) ?? 0) + bytes
    if (own > 0) byAddress.set(address, own)
    else byAddress.delete(address)
  }

  function refuseWithoutRoom(address: string, bytes: number) {
    const own = byAddress.get(address) ?? 0
    if (taken + bytes > most || own + bytes > mostOfAddress) {
      throw new Problem('unavailable', FULL, { retryAfter: RETRY_AFTER })
    }
  }

  return {
    holdFor(address: string): Hold {
      let held = 0
      return {
        expect: (bytes) => refuseWithoutRoom(address, bytes),
        take(bytes) {
          refuseWithoutRoom(address, bytes)
          held += bytes
          add(address, bytes)
        },
        release() {
          add(address, -held)
          held = 0
        },
      }
    },
    /** In bytes. */
    taken: () => taken,
  }
}
