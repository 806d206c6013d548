import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Book, openBook } from './interviewer/coach/book/open-book.ts'

/** Where the sources keep the pages. */
const PAGES = join(import.meta.dirname, 'interviewer/coach/book/pages')
const CODE = /^(?:[A-N]\d{2}(?:\d{2})?|subject-[a-z-]+)$/

/** The coach's book, its pages in this folder. */
export function bookOnDisk(folder = PAGES): Book {
  return openBook(async (code) => {
    if (!CODE.test(code)) return null
    // A page that cannot be read is one less: what can be asked about any post is always at hand.
    const text = await readFile(join(folder, `${code}.json`), 'utf8').catch(() => null)
    return text === null ? null : JSON.parse(text)
  })
}
