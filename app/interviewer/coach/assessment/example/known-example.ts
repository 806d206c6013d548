import type { QuestionKind } from '../../../interviewer.ts'
import type { BookQuestion, Page } from '../../book/page.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots, shared } from '../signals/overlap.ts'

/** An answer of the book; `question` is the one it answers when that is not the one asked. */
export interface KnownExample {
  text: string
  question: string | null
}

interface Sought {
  kind: QuestionKind
  question: string
  asked: BookQuestion | null
}

/** The example of what was asked, or of the question of the nearest page that is most like it; null when no page has one. */
export function knownExample(
  { kind, question, asked }: Sought,
  pages: readonly Page[],
): KnownExample | null {
  if (asked?.example) return { text: asked.example, question: null }
  const words = rootsOf(question)
  for (const { questions } of pages) {
    const able = questions.filter((one) => one.kind === kind && one.example !== undefined)
    const likeness = (one: BookQuestion) => shared(rootsOf(one.text), words).length
    const [first, ...others] = able
    if (!first) continue
    const nearest = others.reduce(
      (best, one) => (likeness(one) > likeness(best) ? one : best),
      first,
    )
    return { text: nearest.example ?? '', question: nearest.text }
  }
  return null
}

const rootsOf = (text: string) => roots(normalizedWords(normalizeText(text)))
