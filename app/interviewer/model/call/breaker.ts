/** So many calls in a row without an answer, and the provider is left alone. */
const FAILURES_IN_A_ROW = 5
const REST_MILLISECONDS = 30_000

/** Stops hammering a provider that is down; one call at a time tries again once the rest is over. */
export function createBreaker(now: () => number) {
  let failures = 0
  let rest: { since: number; length: number } | null = null
  let isTrying = false

  return {
    /** Milliseconds until calls make sense again; 0 lets the call go. */
    wait(): number {
      if (!rest) return 0
      const rested = now() - rest.since
      // A clock that was put back would make it rest for as long as that.
      if (rested >= 0 && rested < rest.length) return rest.length - rested
      if (isTrying) return REST_MILLISECONDS
      isTrying = true
      return 0
    },
    isResting: () => rest !== null,
    answered(): void {
      failures = 0
      rest = null
      isTrying = false
    },
    /** Counts one failure; `length` leaves the provider alone at once, for so many milliseconds. */
    failed(length?: number): void {
      failures++
      if (length === undefined && failures < FAILURES_IN_A_ROW && !isTrying) return
      rest = { since: now(), length: length ?? REST_MILLISECONDS }
      isTrying = false
    },
    /** The call ended without a verdict on the provider: the next one may try. */
    undecided(): void {
      isTrying = false
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
