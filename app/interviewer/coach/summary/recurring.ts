import { keepStart } from '../assessment/answer.ts'
import { normalizeText } from '../assessment/normalize-text.ts'
import type { Read } from './answered.ts'
import { inWords } from './in-words.ts'
import { PATTERNS, type Pattern } from './patterns.ts'

const MOST = 3

interface Tally {
  pattern: Pattern
  able: number
  count: number
}

/** What shows often weighs more, yet less and less: a precise remark must not drown in a general one. */
const weight = ({ count, pattern }: Tally) => Math.sqrt(count) * pattern.worth

/** Reads answers one by one and says what recurs in them. */
export class Recurring {
  readonly #tallies: Tally[]

  constructor(side: Pattern['side']) {
    this.#tallies = PATTERNS.filter((pattern) => pattern.side === side).map((pattern) => ({
      ...{ pattern, able: 0, count: 0 },
    }))
  }

  read(answered: Read): void {
    let known: string | undefined
    const text = () => {
      known ??= normalizeText(keepStart(answered.answer))
      return known
    }
    for (const tally of this.#tallies) {
      if (!tally.pattern.kinds.includes(answered.kind)) continue
      tally.able++
      if (tally.pattern.shows(answered, text)) tally.count++
    }
  }

  /** What shows in the most answers comes first; each sentence says in how many. */
  said(): string[] {
    return this.#tallies
      .filter(({ count, able, pattern }) => count >= Math.max(1, able * pattern.share))
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, MOST)
      .map(({ pattern, count, able }) =>
        count === 1 ? pattern.once : pattern.often(inWords(count), inWords(able), count, able),
      )
  }
}

/** What recurs over these answers, the worthiest first. */
export function recurring(answered: readonly Read[], side: Pattern['side']): string[] {
  const found = new Recurring(side)
  for (const one of answered) found.read(one)
  return found.said()
}
