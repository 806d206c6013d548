import { setTimeout as pause } from 'node:timers/promises'

/** SQLite's busy and locked. */
const LOCKED = new Set([5, 6])
const FIRST_PAUSE = 2
const LONGEST_PAUSE = 50

/**
 * Tries again while another process holds the file, and lets everything else go on meanwhile; after
 * the instant `until` (of `performance.now()`, in milliseconds) throws what SQLite last said.
 */
export async function retryWhileLocked<Result>(act: () => Result, until: number): Promise<Result> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return act()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
      await pause(wait)
    }
  }
}

function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && LOCKED.has(errcode & 0xff)
}
