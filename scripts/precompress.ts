import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The pages of the book by themselves: hundreds, eight per cent larger and made in a tenth of the time. */
const BOOK = /^assets\/.*\.json$/
const BEST = 11
const QUICK = 7

const TEXTS = '**/*.{js,css,svg,json,ttf,txt,bin}'

/** Writes a .br and a .gz beside every built text file, so that no request pays for compression. */
export function precompress(folder: string, files = TEXTS): void {
  for (const path of globSync(files, { cwd: folder })) {
    const file = `${folder}/${path}`
    const bytes = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: BOOK.test(path) ? QUICK : BEST }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
