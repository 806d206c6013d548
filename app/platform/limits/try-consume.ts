import { Problem } from '../problem.ts'
import type { LimitRule, Limits } from './limits.ts'

/** Takes one point if there is one, and says whether there was: for what is left out, not refused. */
export async function tryConsume(limits: Limits, rule: LimitRule, key: string): Promise<boolean> {
  try {
    await limits.consume(rule, key)
    return true
  } catch (refusal) {
    if (refusal instanceof Problem && refusal.kind === 'too-many') return false
    throw refusal
  }
}
