/** Groups of one to three neighbouring words, each folded into one of a fixed number of buckets. */
export const GRAM_BUCKETS = 1_048_576
const LONGEST_GRAM = 3
const TOKEN = /[a-z0]+|[?%€]/g

/** Said without thinking: they weigh nothing, for or against. */
const FILLERS = /\b(?:euh|ben|bah|hein|voila|du coup|en fait|genre|alors|bon|quoi)\b/g

/** The buckets an answer falls into; digits are alike, since their use is measured elsewhere. */
export function gramBuckets(plainText: string): Set<number> {
  const tokens = plainText.replace(FILLERS, ' ').replace(/\d+/g, '0').match(TOKEN) ?? []
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

function bucketOf(gram: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % GRAM_BUCKETS
}
