import { containsWords, makeSearchable } from '../book/match-words.ts'
import type { BookQuestion, Words } from '../book/page.ts'
import { contentStems } from '../french/stem.ts'
import { isMeant } from '../offer-facts/is-meant.ts'
import type { OfferLine } from '../offer-facts/offer-facts.ts'

/** What is said of benefits and of how to apply names no work. */
const OF_THE_WORK = 0.3

/** What an offer writes of the work; each word is looked for once. */
export interface Written {
  /** The lines that write some words. */
  linesWith(words: Words): readonly OfferLine[]
  stemsOf(line: OfferLine): ReadonlySet<string>
}

/** Listens to the lines of an offer that may tell the work. */
export function writtenIn(lines: readonly OfferLine[]): Written {
  const told = lines.filter(({ weight }) => weight > OF_THE_WORK)
  const whole = makeSearchable(told.map(({ text }) => text).join('\n'))
  const found = new Map<Words, readonly OfferLine[]>()
  const stems = new Map<OfferLine, ReadonlySet<string>>()
  return {
    linesWith: (words) =>
      remembered(found, words, () =>
        containsWords(whole, words) ? told.filter(({ folded }) => isMeant(folded, words)) : [],
      ),
    stemsOf: (line) => remembered(stems, line, () => new Set(contentStems(line.text))),
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = find()
  known.set(key, value)
  return value
}

/** How clearly an offer writes the words for which a question is asked: one for each in a mission. */
export const writtenFor = ({ better = [] }: BookQuestion, { linesWith }: Written): number =>
  better.reduce(
    (sum, words) => sum + Math.max(0, ...linesWith(words).map((line) => line.weight)),
    0,
  )
