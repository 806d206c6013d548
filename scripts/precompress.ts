import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a .br and a .gz beside every built text file, so that no request pays for compression. */
export function precompress(folder: string): void {
  for (const path of globSync('**/*.{js,css,svg,json,ttf,txt}', { cwd: folder })) {
    const file = `${folder}/${path}`
    const bytes = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
