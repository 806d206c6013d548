import { containsWords, makeSearchable } from '../book/match-words.ts'
import type { BookQuestion, Words } from '../book/page.ts'
import { isMeant } from '../offer-facts/is-meant.ts'
import type { OfferLine } from '../offer-facts/offer-facts.ts'

/** What is said of benefits and of how to apply names no work. */
const OF_THE_WORK = 0.3

/** How clearly an offer writes some words, 0 where it does not, 1 in a mission. */
export type Clearness = (words: Words) => number

/** Listens to the lines of an offer that may tell the work; each word is looked for once. */
export function clearnessIn(lines: readonly OfferLine[]): Clearness {
  const told = lines.filter(({ weight }) => weight > OF_THE_WORK)
  const whole = makeSearchable(told.map(({ text }) => text).join('\n'))
  const known = new Map<Words, number>()
  return (words) => {
    const found = known.get(words)
    if (found !== undefined) return found
    const clearest = containsWords(whole, words)
      ? Math.max(0, ...told.map((line) => (isMeant(line.folded, words) ? line.weight : 0)))
      : 0
    known.set(words, clearest)
    return clearest
  }
}

/** How clearly an offer writes the words for which a question is asked. */
export const writtenFor = ({ better = [] }: BookQuestion, clearness: Clearness): number =>
  better.reduce((sum, words) => sum + clearness(words), 0)
