// One queue for the process, as it has one event loop.
const waiting: (() => void)[] = []

/**
 * Does what is long when its turn comes: once a round of the event loop, in the order of asking, so
 * that quick answers and new connections pass between two pages, or two readings of an answer.
 */
export function inTurn(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) setImmediate(callNext)
}

/** Resolves when it is one's turn to be long. */
export const nextTurn = (): Promise<void> => new Promise(inTurn)

function callNext() {
  const isLast = waiting.length === 1
  waiting.shift()?.()
  if (!isLast) setImmediate(callNext)
}
