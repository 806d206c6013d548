import type { Read } from './answered.ts'
import { inWords } from './in-words.ts'
import { PATTERNS, type Pattern } from './patterns.ts'

const MOST = 3

/** What shows often weighs more, yet less and less: a precise remark must not drown in a general one. */
const weight = ({ count, pattern }: { count: number; pattern: Pattern }) =>
  Math.sqrt(count) * pattern.worth

/** What shows in the most answers comes first; each sentence says in how many. */
export function recurring(answered: readonly Read[], side: 'strength' | 'improvement'): string[] {
  const found = PATTERNS.filter((pattern) => pattern.side === side)
    .map((pattern) => {
      const able = answered.filter(({ kind }) => pattern.kinds.includes(kind))
      return { pattern, able: able.length, count: able.filter(pattern.shows).length }
    })
    .filter(({ count, able, pattern }) => count >= Math.max(1, able * pattern.share))
    .sort((a, b) => weight(b) - weight(a))
  return found
    .slice(0, MOST)
    .map(({ pattern, count, able }) =>
      count === 1 ? pattern.once : pattern.often(inWords(count), inWords(able), count, able),
    )
}
