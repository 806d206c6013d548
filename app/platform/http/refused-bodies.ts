import type { LimitRule, Limits } from '../limits/limits.ts'
import { Problem } from '../problem.ts'

/** A person who makes mistakes makes some ten of them; a program that learns to speak to us, more. */
const REFUSED: LimitRule = { name: 'refused-bodies', points: 300, seconds: 900 }
/** Whoever brings more senders than this has the oldest of them forgotten. */
const MOST_SENDERS = 10_000

export type RefusedBodies = ReturnType<typeof createRefusedBodies>

/** Counts the bodies that were refused, and remembers here whose budget of them is spent. */
export function createRefusedBodies(limits: Limits, now = () => performance.now()) {
  const spent = new Map<string, { problem: Problem; until: number }>()

  function remember(sender: string, problem: Problem) {
    const [oldest] = spent.keys()
    if (spent.size >= MOST_SENDERS && oldest !== undefined) spent.delete(oldest)
    spent.set(sender, { problem, until: now() + (problem.retryAfter ?? 0) * 1_000 })
  }

  return {
    /** Counts one more; throws `too-many` once there were too many. */
    async count(sender: string): Promise<void> {
      try {
        await limits.consume(REFUSED, sender)
      } catch (refusal) {
        if (refusal instanceof Problem) remember(sender, refusal)
        throw refusal
      }
    },
    /** Why nothing large is read from this sender for now; null otherwise. */
    refusalOf(sender: string): Problem | null {
      const found = spent.get(sender)
      if (!found) return null
      if (found.until > now()) return found.problem
      spent.delete(sender)
      return null
    },
  }
}
