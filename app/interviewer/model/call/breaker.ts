/** So many calls in a row without an answer, and the provider is left alone. */
const FAILURES_IN_A_ROW = 5
const REST_MILLISECONDS = 30_000

/** Stops hammering a provider that is down; one call at a time tries again once the rest is over. */
export function createBreaker(now: () => number) {
  let failures = 0
  let restsUntil = 0
  let isTrying = false

  return {
    /** Milliseconds until calls make sense again; 0 lets the call go. */
    wait(): number {
      const left = restsUntil - now()
      if (left > 0) return left
      if (restsUntil === 0) return 0
      if (isTrying) return REST_MILLISECONDS
      isTrying = true
      return 0
    },
    isResting: () => restsUntil > 0,
    answered(): void {
      failures = 0
      restsUntil = 0
      isTrying = false
    },
    /** Counts one failure; `rest` leaves the provider alone at once, for so many milliseconds. */
    failed(rest?: number): void {
      failures++
      if (rest === undefined && failures < FAILURES_IN_A_ROW && !isTrying) return
      restsUntil = now() + (rest ?? REST_MILLISECONDS)
      isTrying = false
    },
    /** The call ended without a verdict on the provider: the next one may try. */
    undecided(): void {
      isTrying = false
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
