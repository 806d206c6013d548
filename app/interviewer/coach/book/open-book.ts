import { LRUCache } from 'lru-cache'
import { normalizeWords } from './match-words.ts'
import type { BookQuestion, Page } from './page.ts'
import general from './pages/general.json' with { type: 'json' }
import { findInIndex } from './question-index.ts'

/** A page from a disk or from the network; null when it is not there. */
export type ReadPage = (code: string) => Promise<Page | null>

/** The words of all its examples, as `indexExamples` wrote them; null when they are not at hand. */
type ReadExamples = () => Promise<Uint8Array | null>

/** The recruiter's book, a page at a time. */
export interface Book {
  page(code: string): Promise<Page | null>
  /** The question of the book that is asked in these words; null when it is nobody's. */
  question(text: string): Promise<BookQuestion | null>
  examples: ReadExamples
}

const PAGES_KEPT = 16
/** What can be asked about any post is always at hand. */
const GENERAL = general as unknown as Page

/** Keeps the pages in use; the others are read again. */
export function openBook(readPage: ReadPage, examples: ReadExamples): Book {
  const kept = new LRUCache<string, Page>({ max: PAGES_KEPT })

  async function page(code: string): Promise<Page | null> {
    const found = code === GENERAL.code ? GENERAL : kept.get(code)
    if (found) return found
    const read = await readPage(code)
    if (read) kept.set(code, read)
    return read
  }

  async function question(text: string): Promise<BookQuestion | null> {
    const known = findInIndex(text)
    const found = known && (await page(known.code))
    const asked = normalizeWords(text)
    return found?.questions.find((one) => isAskedAs(one, asked)) ?? null
  }

  return { page, question, examples }
}

const isAskedAs = ({ text, beginner }: BookQuestion, asked: string) =>
  normalizeWords(text) === asked || (beginner !== undefined && normalizeWords(beginner) === asked)
