import type { QuestionKind } from '../../kinds.ts'
import { fingerprintOf } from './fingerprint.ts'
import index from './index.json' with { type: 'json' }
import { normalizeWords } from './match-words.ts'
import type { Page } from './page.ts'

/** For each page, its questions: the letter of a kind and a fingerprint, a space between them. */
type QuestionIndex = Record<string, string>

const LETTERS: Record<QuestionKind, string> = {
  presentation: 'p',
  motivation: 'm',
  behavioural: 'b',
  technical: 't',
  situational: 's',
  closing: 'c',
}
const KINDS = new Map(
  (Object.keys(LETTERS) as QuestionKind[]).map((kind) => [LETTERS[kind], kind] as const),
)

/** Where a question of the book stands. */
interface Known {
  code: string
  kind: QuestionKind
}

let known: ReadonlyMap<string, Known> | undefined

/** The page and the kind of what is asked in these words, whatever their typography; null when it is not of the book. */
export function findInIndex(question: string): Known | null {
  known ??= new Map(Object.entries(index as QuestionIndex).flatMap(entriesOf))
  return known.get(printOf(question)) ?? null
}

function entriesOf([code, asked]: readonly [string, string]): (readonly [string, Known])[] {
  return asked.split(' ').flatMap((one) => {
    const kind = KINDS.get(one.charAt(0))
    return kind ? [[one.slice(1), { code, kind }] as const] : []
  })
}

/** The codes of all the pages. */
export const pageCodes = (): string[] => Object.keys(index)

/** Which page asks what, for all pages. */
export function indexOf(pages: readonly Page[]): QuestionIndex {
  return Object.fromEntries(pages.map(({ code, questions }) => [code, printsOf(questions)]))
}

function printsOf(questions: Page['questions']): string {
  const prints = questions.flatMap(({ kind, text, beginner }) =>
    (beginner ? [text, beginner] : [text]).map((asked) => LETTERS[kind] + printOf(asked)),
  )
  return [...new Set(prints)].join(' ')
}

const printOf = (question: string) => fingerprintOf(normalizeWords(question)).toString(36)
