import type { Feedback } from '../../contract.ts'

export interface Comparison {
  before: number
  after: number
  dimensions: { name: string; before: number | null; after: number }[]
  /** Remarks that the later attempt has no more. */
  solved: string[]
  /** Remarks that both have. */
  remaining: string[]
  /** Remarks that only the later attempt has. */
  appeared: string[]
  /** Strengths that only the later attempt has. */
  gained: string[]
  /** Strengths that the later attempt has no more. */
  lost: string[]
}

/** What changed from one attempt at a question to a later one. */
export function compareAttempts(earlier: Feedback, later: Feedback): Comparison {
  const quotes = [...earlier.evidence, ...later.evidence].map(({ quote }) => quote)
  const gist = gistBeside(quotes.filter(Boolean))
  const levels = new Map(earlier.dimensions.map(({ name, level }) => [name, level]))
  return {
    before: earlier.score,
    after: later.score,
    dimensions: later.dimensions.map(({ name, level }) => ({
      name,
      before: levels.get(name) ?? null,
      after: level,
    })),
    solved: without(earlier.improvements, later.improvements, gist),
    remaining: within(later.improvements, earlier.improvements, gist),
    appeared: without(later.improvements, earlier.improvements, gist),
    gained: without(later.strengths, earlier.strengths, gist),
    lost: without(earlier.strengths, later.strengths, gist),
  }
}

type Gist = (remark: string) => string

const without = (items: readonly string[], others: readonly string[], gist: Gist): string[] => {
  const known = new Set(others.map(gist))
  return items.filter((item) => !known.has(gist(item)))
}

const within = (items: readonly string[], others: readonly string[], gist: Gist): string[] => {
  const known = new Set(others.map(gist))
  return items.filter((item) => known.has(gist(item)))
}

const FIGURE = /\d+(?:[.,]\d+)?/g

/** The same remark about other words of the answer, or another figure, is the same; what is asked for stays. */
function gistBeside(quotes: readonly string[]): Gist {
  return (remark) =>
    quotes
      .reduce((text, quote) => text.replaceAll(quote, ''), remark)
      .replace(FIGURE, '#')
      .replace(/\s+/g, ' ')
      .trim()
}
