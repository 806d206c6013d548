import type { LimitRule } from './limits.ts'

/** Whoever brings more keys than this within one window has the oldest of them forgotten. */
const MOST_KEYS = 100_000

/** Points spent of one rule, in this process alone. */
export interface MemoryLimiter {
  /** Takes one point; gives the milliseconds to wait when none is left, 0 otherwise. */
  spend(key: string, points: number): number
  giveBack(key: string): void
  forget(key: string): void
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
  const windows = new Map<string, { spent: number; ends: number }>()

  function makeRoom(at: number) {
    for (const [key, { ends }] of windows) {
      if (ends > at && windows.size < mostKeys) break
      windows.delete(key)
    }
  }

  return {
    spend(key, points) {
      const at = now()
      const open = windows.get(key)
      if (open && open.ends > at) {
        open.spent++
        return open.spent > points ? open.ends - at : 0
      }
      windows.delete(key)
      makeRoom(at)
      const ends = at + seconds * 1000
      windows.set(key, { spent: 1, ends })
      return points < 1 ? ends - at : 0
    },
    giveBack(key) {
      const open = windows.get(key)
      if (open && open.spent > 0) open.spent--
    },
    forget: (key) => void windows.delete(key),
    size: () => windows.size,
  }
}
