// One queue for the process, as it has one event loop.
const waiting: (() => void)[] = []

/**
 * Resolves when it is one's turn to be long: once a round of the event loop, in the order of asking,
 * so that quick answers and new connections pass between two pages, or two readings of an answer.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(callNext)
  })
}

function callNext() {
  const isLast = waiting.length === 1
  waiting.shift()?.()
  if (!isLast) setImmediate(callNext)
}
