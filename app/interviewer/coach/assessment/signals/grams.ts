/** Groups of neighbouring words, and of letters inside a word, each folded into one of a fixed number of buckets. */
export const GRAM_BUCKETS = 1_048_576
const LONGEST_GRAM = 3
/** Four letters: enough to know « livr » again in « livraison » or under a spelling mistake. */
const LETTERS = 4
const TOKEN = /[a-z0]+|[?%€]/g

/** Said without thinking: they weigh nothing, for or against. */
const FILLERS = /\b(?:euh|ben|bah|hein|voila|du coup|en fait|genre|alors|bon|quoi)\b/g

/** Groups that share one voice: the more of them an answer holds, the less each one says. */
export interface Grams {
  buckets: ReadonlySet<number>
  voice: number
}

const LETTERS_VOICE = 0.7

/** The buckets an answer falls into; digits are alike, since their use is measured elsewhere. */
export function gramsOf(plainText: string): Grams[] {
  const tokens = plainText.replace(FILLERS, ' ').replace(/\d+/g, '0').match(TOKEN) ?? []
  return [
    { buckets: wordGrams(tokens), voice: 1 },
    { buckets: letterGrams(tokens), voice: LETTERS_VOICE },
  ]
}

/** What each bucket of a group counts for. */
export const loudness = ({ buckets, voice }: Grams) => voice / Math.sqrt(buckets.size || 1)

function wordGrams(tokens: readonly string[]): Set<number> {
  const buckets = new Set<number>()
  for (let start = 0; start < tokens.length; start++) {
    let gram = ''
    for (let size = 0; size < LONGEST_GRAM; size++) {
      const token = tokens[start + size]
      if (token === undefined) break
      gram += ` ${token}`
      buckets.add(bucketOf(gram))
    }
  }
  return buckets
}

function letterGrams(tokens: readonly string[]): Set<number> {
  const buckets = new Set<number>()
  for (const token of new Set(tokens)) {
    const word = `_${token}_`
    for (let at = 0; at + LETTERS <= word.length; at++)
      buckets.add(bucketOf(`#${word.slice(at, at + LETTERS)}`))
  }
  return buckets
}

function bucketOf(gram: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % GRAM_BUCKETS
}
