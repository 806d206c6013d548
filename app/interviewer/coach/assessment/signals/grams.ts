import { SMALL_WORDS } from './small-words.ts'
import { soundOf } from './sound.ts'

/** Groups of neighbouring words, of letters inside a word, and of turns of phrase, each folded into one of a fixed number of buckets. */
export const GRAM_BUCKETS = 1_048_576
const LONGEST_GRAM = 3
const LONGEST_TURN = 4
/** Four letters: enough to know « livr » again in « livraison » or under a spelling mistake. */
const LETTERS = 4
const TOKEN = /[a-z0]+|[?%€.,:;!]/g
const SPOKEN_SIGN = /^[a-z0?%€]/

/** Said without thinking: they weigh nothing, for or against. */
const FILLERS = /\b(?:euh|ben|bah|hein|voila|du coup|en fait|genre|alors|bon|quoi)\b/g

export const VOICES = ['words', 'letters', 'turns'] as const
export type Voice = (typeof VOICES)[number]

/** Groups that share one voice: the more of them an answer holds, the less each one says. */
export interface Grams {
  voice: Voice
  buckets: ReadonlySet<number>
}

/** The buckets an answer falls into; digits are alike, since their use is measured elsewhere. */
export function gramsOf(plainText: string): Grams[] {
  const signs = plainText.replace(FILLERS, ' ').replace(/\d+/g, '0').match(TOKEN) ?? []
  const words = signs.filter((sign) => SPOKEN_SIGN.test(sign))
  return [
    { voice: 'words', buckets: runsOf(words.map(soundOf), LONGEST_GRAM, '') },
    { voice: 'letters', buckets: lettersOf(words) },
    { voice: 'turns', buckets: runsOf(signs.map(shapeOf), LONGEST_TURN, '@') },
  ]
}

/** What each bucket of a group counts for. */
export const loudness = ({ buckets }: Grams) => 1 / Math.sqrt(buckets.size || 1)

/** A word of the subject is known by its ending alone: a turn of phrase is the same in every trade. */
const shapeOf = (sign: string) =>
  sign.length < LETTERS || SMALL_WORDS.has(sign) ? sign : `_${sign.slice(-2)}`

function runsOf(tokens: readonly string[], longest: number, mark: string): Set<number> {
  const buckets = new Set<number>()
  for (let start = 0; start < tokens.length; start++) {
    let hash = mixInto(mark, START)
    for (let size = 0; size < longest; size++) {
      const token = tokens[start + size]
      if (token === undefined) break
      hash = mixInto(` ${token}`, hash)
      buckets.add(bucketOf(hash))
    }
  }
  return buckets
}

function lettersOf(words: readonly string[]): Set<number> {
  const buckets = new Set<number>()
  for (const token of new Set(words)) {
    const word = `_${token}_`
    for (let at = 0; at + LETTERS <= word.length; at++)
      buckets.add(bucketOf(mixInto(`#${word.slice(at, at + LETTERS)}`, START)))
  }
  return buckets
}

const START = 2_166_136_261

function mixInto(text: string, hash: number): number {
  let mixed = hash
  for (let at = 0; at < text.length; at++)
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619)
  return mixed
}

const bucketOf = (hash: number) => (hash >>> 0) % GRAM_BUCKETS
