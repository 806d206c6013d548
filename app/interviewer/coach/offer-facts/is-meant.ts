import { containsWords, type SearchableText } from '../book/match-words.ts'
import type { Words } from '../book/page.ts'

const DENIED = / (?:pas d(?:e|es|u)?|pas l|sans|aucune?|hors|ni) (?:[a-z0-9]+ ){0,2}$| pas $/

/** « Pas d'astreinte » names no duty, nor « vous n'êtes pas seul ». */
export function isMeant(folded: SearchableText, words: Words): boolean {
  if (!containsWords(folded, words)) return false
  const bare = words.replaceAll('*', '')
  const at = folded.text.indexOf(` ${bare}`)
  return at < 0 || !DENIED.test(folded.text.slice(Math.max(0, at - 30), at + 1))
}
