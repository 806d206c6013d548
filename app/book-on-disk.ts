import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexExamples } from './interviewer/coach/assessment/example/example-index.ts'
import { type Book, openBook, type ReadPage } from './interviewer/coach/book/open-book.ts'

/** Where the sources keep the pages. */
const PAGES = join(import.meta.dirname, 'interviewer/coach/book/pages')
const CODE = /^(?:[A-N]\d{2}(?:\d{2})?|general|(?:subject|circumstance)-[a-z-]+)$/
/** Beside the pages once built; the sources have none, so that no page waits for another to be changed. */
export const EXAMPLES = 'examples.bin'

/** The coach's book, its pages in this folder and the index that was built of their examples. */
export const bookOnDisk = (folder = PAGES): Book =>
  openBook(pagesIn(folder), () =>
    folder === PAGES ? indexSources() : readFile(join(folder, EXAMPLES)).catch(() => null),
  )

let ofSources: Promise<Uint8Array> | undefined

/** Of the pages of the sources, once a process: it takes seconds. */
export function indexSources(): Promise<Uint8Array> {
  ofSources ??= indexExamples(pagesIn(PAGES))
  return ofSources
}

function pagesIn(folder: string): ReadPage {
  return async (code) => {
    if (!CODE.test(code)) return null
    // A page that cannot be read is one less: what can be asked about any post is always at hand.
    const text = await readFile(join(folder, `${code}.json`), 'utf8').catch(() => null)
    return text === null ? null : JSON.parse(text)
  }
}
