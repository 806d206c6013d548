import { Problem } from '../problem.ts'
import type { LimitRule, Limits } from './limits.ts'

interface Counted {
  rule: LimitRule
  key: string
}

/** Consumes one point; whoever finds none left reads the sentence, which says when and how to go on. */
export async function consumeOrTell(
  limits: Limits,
  { rule, key }: Counted,
  sentence: (when: string) => string,
): Promise<void> {
  try {
    await limits.consume(rule, key)
  } catch (refusal) {
    const isTooMany = refusal instanceof Problem && refusal.kind === 'too-many'
    if (!isTooMany || refusal.retryAfter === undefined) throw refusal
    const { retryAfter } = refusal
    throw new Problem('too-many', sentence(inWords(retryAfter)), { retryAfter })
  }
}

/** « dans 12 minutes », never said before it is true. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'dans une minute'
  return minutes < 120 ? `dans ${minutes} minutes` : `dans ${Math.ceil(minutes / 60)} heures`
}
