/** Seconds. A slow phone may lay out a long report for half a minute without a word. */
const LONGEST_SILENCE = 60

/**
 * Fails with a `TimeoutError` once nothing was heard for too long. It counts beats of the page rather
 * than the hour: while a phone sleeps nothing can be heard, and nothing is counted.
 */
export function patience() {
  let silence = 0
  let beat: ReturnType<typeof setInterval>
  const over = new Promise<never>((_, reject) => {
    beat = setInterval(() => {
      if (++silence === LONGEST_SILENCE)
        reject(new DOMException('Nothing was heard of the report.', 'TimeoutError'))
    }, 1000)
  })
  return {
    over,
    heard: () => {
      silence = 0
    },
    end: () => clearInterval(beat),
  }
}
