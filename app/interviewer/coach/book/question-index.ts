import { foldWords } from './hears.ts'
import type { Page } from './page.ts'

/** For each page, the fingerprints of its questions, a space between them. */
export type QuestionIndex = Record<string, string>

/** A short name of folded words, by which the page of a question is found (FNV-1a, 32 bits). */
export function fingerprintOf(folded: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < folded.length; at++)
    hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Which page asks what, for all pages. */
export function indexOf(pages: readonly Page[]): QuestionIndex {
  return Object.fromEntries(pages.map(({ code, questions }) => [code, printsOf(questions)]))
}

function printsOf(questions: Page['questions']): string {
  const texts = questions.flatMap(({ text, beginner }) => (beginner ? [text, beginner] : [text]))
  return [...new Set(texts.map((text) => fingerprintOf(foldWords(text))))].join(' ')
}
