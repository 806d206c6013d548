import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Book, openBook } from './interviewer/coach/book/open-book.ts'

/** Where the sources keep it. */
const SOURCES = join(import.meta.dirname, 'interviewer/coach/book')
const CODE = /^[A-N]\d{2}(?:\d{2})?$|^general$/

/** The book in this folder: `pages/`, and the index of its questions. */
export function bookOnDisk(folder: string = SOURCES): Book {
  const read = async (...path: string[]) =>
    JSON.parse(await readFile(join(folder, ...path), 'utf8'))
  return openBook({
    async page(code) {
      if (!CODE.test(code)) return null
      try {
        return await read('pages', `${code}.json`)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    index: () => read('index.json'),
  })
}
