import type { Answer } from '../answer.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots } from '../signals/overlap.ts'

const PAIR = 2

/** Pairs of neighbouring roots, in order: what copied text keeps even when its person is changed. */
export function wordPairs(plainText: string): Set<string> {
  const kept = normalizedWords(plainText).filter((word) => word.length > 2)
  const cut = kept.map((word) => word.slice(0, 5))
  const pairs = new Set<string>()
  for (let at = 0; at + PAIR <= cut.length; at++) pairs.add(cut.slice(at, at + PAIR).join(' '))
  return pairs
}

/** The share (0–1) of an answer's word pairs that stand in a source. */
export function copiedShare(plainText: string, source: ReadonlySet<string>): number {
  const mine = wordPairs(plainText)
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
