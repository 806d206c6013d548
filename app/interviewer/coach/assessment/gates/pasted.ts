import type { Answer } from '../answer.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots } from '../signals/overlap.ts'

const SHORTEST_WORD = 3
const HEARD_LETTERS = 5
const START = 2_166_136_261
const PRIME = 16_777_619

/** A fingerprint of each two neighbouring roots, in order: what copied text keeps even when its person is changed. */
export function wordPairs(plainText: string): number[] {
  const cut = normalizedWords(plainText)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, HEARD_LETTERS))
  return cut.slice(1).map((word, at) => fingerprint(`${cut[at]} ${word}`))
}

function fingerprint(words: string): number {
  let hash = START
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** The share (0–1) of a text's word pairs that stand in a source. */
export function copiedShare(plainText: string, source: ReadonlySet<number>): number {
  const mine = new Set(wordPairs(plainText))
  if (mine.size === 0) return 0
  return [...mine].filter((pair) => source.has(pair)).length / mine.size
}

/** Says nothing beyond the words of the question. */
export function onlyEchoes({ roots: mine }: Pick<Answer, 'roots'>, question: string): boolean {
  const theirs = roots(normalizedWords(normalizeText(question)))
  if (mine.size < 4) return false
  const own = [...mine].filter((root) => !theirs.has(root))
  return own.length <= Math.max(1, mine.size * 0.35)
}
