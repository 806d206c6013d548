import { LRUCache } from 'lru-cache'
import type { LimitRule } from './limits.ts'

/** Whoever brings more keys than this within one window has the oldest of them forgotten. */
const MOST_KEYS = 100_000

/** Points consumed of one rule, in this process alone. */
export interface MemoryLimiter {
  /** Consumes one point; gives the milliseconds to wait when none is left, 0 otherwise. */
  consume(key: string, points: number): number
  refund(key: string): void
  reset(key: string): void
  size(): number
}

/**
 * Counts in memory that does not grow with whoever asks from ever new addresses. `now` is any clock
 * that only goes forward, in milliseconds.
 */
export function createMemoryLimiter(
  { seconds }: Pick<LimitRule, 'seconds'>,
  { now = () => performance.now(), mostKeys = MOST_KEYS } = {},
): MemoryLimiter {
  /** In the order of their ends, since all windows of a rule are of the same length. */
  const windows = new LRUCache<string, { consumed: number; ends: number }>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
  })

  function removeEnded(at: number) {
    for (const key of windows.rkeys()) {
      if ((windows.peek(key)?.ends ?? 0) > at) break
      windows.delete(key)
    }
  }

  return {
    consume(key, points) {
      const at = now()
      const open = windows.peek(key)
      if (open && open.ends > at) {
        open.consumed++
        return open.consumed > points ? open.ends - at : 0
      }
      removeEnded(at)
      const ends = at + seconds * 1000
      windows.set(key, { consumed: 1, ends })
      return points < 1 ? ends - at : 0
    },
    refund(key) {
      const open = windows.peek(key)
      if (open && open.consumed > 0) open.consumed--
    },
    reset: (key) => void windows.delete(key),
    size: () => windows.size,
  }
}
