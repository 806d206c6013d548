import { retoldStories } from '../../retold-stories.ts'
import { cutSentences } from '../assessment/answer.ts'
import { normalizedWords, normalizeText } from '../assessment/normalize-text.ts'
import { quoteOf } from '../assessment/remarks/quote.ts'
import { storyWords, weightOf } from '../repeated-stories/story-words.ts'
import type { Answered } from './answered.ts'

/** Answers of one interview that tell the same thing, in their order. */
export interface ToldTwice {
  tellings: readonly Answered[]
  /** Words of the first telling that show which story it is; null when none may be shown. */
  quote: string | null
  /** Word for word, or nearly. */
  isCopy: boolean
}

/** What holds no matter tells no story, whatever its words. */
const WORTH_TELLING = 10
/** How much two answers share when one is a copy of the other. */
const COPIED = 0.85
const FEWEST_COPIED = 8

/** Each story told to several questions, and each answer given to several whatever their kind; the most told first. */
export function findToldTwice(answered: readonly Answered[]): ToldTwice[] {
  const able = answered.filter(({ score }) => score > WORTH_TELLING)
  const copies = findCopies(able)
  const stories = retoldStories(able).map((story): ToldTwice => {
    const tellings = story.flatMap(({ at }) => able[at] ?? [])
    return { tellings, quote: shown(story[0]?.quote, tellings[0]), isCopy: false }
  })
  const isInCopy = ({ tellings }: ToldTwice) =>
    copies.some((copy) => tellings.every((one) => copy.tellings.includes(one)))
  return [...copies, ...stories.filter((story) => !isInCopy(story))].sort(
    (a, b) => b.tellings.length - a.tellings.length,
  )
}

function findCopies(answered: readonly Answered[]): ToldTwice[] {
  const groups: { first: Words; tellings: Answered[] }[] = []
  for (const one of answered) {
    const words = wordsOf(one.answer)
    const group = groups.find(({ first }) => isCopied(first, words))
    if (group) group.tellings.push(one)
    else groups.push({ first: words, tellings: [one] })
  }
  return groups
    .filter(({ tellings }) => tellings.length > 1)
    .map(({ tellings }) => ({
      tellings,
      quote: shown(cutSentences(tellings[0]?.answer ?? '')[0], tellings[0]),
      isCopy: true,
    }))
}

/** Read once, to be compared with every other answer. */
interface Words {
  text: string
  pieces: ReadonlyMap<string, number>
  weight: number
}

function wordsOf(answer: string): Words {
  const pieces = storyWords('', answer)
  return { text: normalizeText(answer), pieces, weight: weightOf(pieces) }
}

function isCopied(one: Words, other: Words): boolean {
  if (one.text === other.text) return true
  if (Math.min(one.pieces.size, other.pieces.size) < FEWEST_COPIED) return false
  let shared = 0
  for (const [piece, weight] of one.pieces) if (other.pieces.has(piece)) shared += weight
  return shared / Math.sqrt(one.weight * other.weight) >= COPIED
}

function shown(words: string | undefined, of: Answered | undefined): string | null {
  if (!words || !of) return null
  const folded = normalizeText(words)
  return quoteOf({ quote: words, plain: folded, words: normalizedWords(folded) }, of.answer)
}
