import { LRUCache } from 'lru-cache'
import { foldWords } from './hears.ts'
import type { BookQuestion, Page } from './page.ts'
import { fingerprintOf, type QuestionIndex } from './question-index.ts'

/** Where pages come from: a disk, the network. */
export interface Shelf {
  /** Null when the book has no such page. */
  page(code: string): Promise<Page | null>
  index(): Promise<QuestionIndex>
}

/** The recruiter's book, a page at a time. */
export interface Book {
  page(code: string): Promise<Page | null>
  /** The question of the book that is asked in these words; null when it is nobody's. */
  question(text: string): Promise<BookQuestion | null>
}

const PAGES_KEPT = 10

/** Keeps the pages in use; the others are read again. */
export function openBook(shelf: Shelf): Book {
  const kept = new LRUCache<string, { page: Page | null }>({ max: PAGES_KEPT })
  let codes: Promise<ReadonlyMap<string, string>> | undefined

  async function page(code: string): Promise<Page | null> {
    const found = kept.get(code)
    if (found) return found.page
    const read = await shelf.page(code)
    kept.set(code, { page: read })
    return read
  }

  async function question(text: string): Promise<BookQuestion | null> {
    codes ??= shelf.index().then(codesByFingerprint)
    const asked = foldWords(text)
    const code = (await codes).get(fingerprintOf(asked))
    const { questions = [] } = (code && (await page(code))) || {}
    return questions.find((one) => isAskedAs(one, asked)) ?? null
  }

  return { page, question }
}

function codesByFingerprint(index: QuestionIndex): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(index).flatMap(([code, prints]) =>
      prints.split(' ').map((print) => [print, code] as const),
    ),
  )
}

const isAskedAs = ({ text, beginner }: BookQuestion, asked: string) =>
  foldWords(text) === asked || (beginner !== undefined && foldWords(beginner) === asked)
