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
    const [nearest] = able
      .map((one) => ({ one, likeness: likenessOf(one, words) }))
      .sort((a, b) => b.likeness - a.likeness)
    if (nearest) return { text: nearest.one.example ?? '', question: nearest.one.text }
  }
  return null
}

/** Words of the question first, then those of what it waits for and of what was answered. */
const likenessOf = ({ text, expects, example = '' }: BookQuestion, words: ReadonlySet<string>) =>
  2 * shared(rootsOf(text), words).length +
  shared(rootsOf(`${expects.map(({ point }) => point).join(' ')} ${example}`), words).length

const rootsOf = (text: string) => roots(normalizedWords(normalizeText(text)))
