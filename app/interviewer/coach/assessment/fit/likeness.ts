import { TELLING } from '../signals/telling.ts'
import { FAMILIES } from './families.ts'

/** Five weights, in the order of the families. */
export type ByFamily = readonly number[]

/** What was learnt of how each family of questions is answered, in words and in signals. */
export interface Learnt {
  /** A word, or two neighbouring words (« ^ » opens the answer). */
  terms: ReadonlyMap<string, ByFamily>
  signals: ReadonlyMap<string, ByFamily>
  bias: ByFamily
}

export interface FitModel extends Learnt {
  /** For each family, where doubt starts and where it is whole. */
  edges: readonly (readonly [start: number, whole: number])[]
}

const OVERLAP = /[oO]verlap$|^offerShare$/

/** Whether a signal says how something is told, whatever was asked. */
export const isOfTelling = (name: string) =>
  !name.includes(':') && !name.startsWith(`${TELLING}.`) && !OVERLAP.test(name)

/** The words and pairs of words of a plain text, digits alike, each once. */
export function termsOf(
  words: readonly string[],
  isWanted: (term: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>()
  let last = '^'
  for (const word of words) {
    const term = /^\d/.test(word) ? '0' : word
    for (const one of [term, `${last} ${term}`]) if (isWanted(one)) found.add(one)
    last = term
  }
  return found
}

/** How much an answer is like those given to each family of questions. */
export function likeness(
  words: readonly string[],
  signals: ReadonlyMap<string, number>,
  { terms, signals: learnt, bias }: Learnt,
): number[] {
  const known = [...termsOf(words, (term) => terms.has(term))].map((term) => terms.get(term))
  const loudness = 1 / Math.sqrt(known.length || 1)
  return FAMILIES.map((_, at) => {
    let sum = bias[at] ?? 0
    for (const weights of known) sum += (weights?.[at] ?? 0) * loudness
    for (const [name, weights] of learnt) sum += (weights[at] ?? 0) * (signals.get(name) ?? 0)
    return sum
  })
}
