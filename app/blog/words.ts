import { toSearchKey } from './search-key.ts'

const WORD_MAX = 40

/** The different words of a text, folded: what an article is found by, and what a search asks for. */
export function wordsOf(text: string): string[] {
  const words = toSearchKey(text).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, WORD_MAX).toWellFormed()))]
}
