import { afterPaint } from '#app/hydration/after-paint.ts'

/**
 * Something that follows each key, once for all the keys of a moment: `ask` leaves it until the browser
 * has shown them, `now` does at once what still waits.
 */
export function deferred(act: () => void) {
  let isWaiting = false
  const now = () => {
    if (!isWaiting) return
    isWaiting = false
    act()
  }
  const ask = () => {
    if (isWaiting) return
    isWaiting = true
    void afterPaint().then(now)
  }
  return { ask, now }
}
