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
  const levels = new Map(earlier.dimensions.map(({ name, level }) => [name, level]))
  return {
    before: earlier.score,
    after: later.score,
    dimensions: later.dimensions.map(({ name, level }) => ({
      name,
      before: levels.get(name) ?? null,
      after: level,
    })),
    solved: without(earlier.improvements, later.improvements),
    remaining: within(later.improvements, earlier.improvements),
    appeared: without(later.improvements, earlier.improvements),
    gained: without(later.strengths, earlier.strengths),
    lost: without(earlier.strengths, later.strengths),
  }
}

const without = (items: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map(gist))
  return items.filter((item) => !known.has(gist(item)))
}

const within = (items: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map(gist))
  return items.filter((item) => known.has(gist(item)))
}

/** The same remark about other words is the same remark. */
const gist = (remark: string): string =>
  remark
    .replace(/«[^»]*»/g, '«»')
    .replace(/\s+/g, ' ')
    .trim()
