import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Report } from '../../report-contract.ts'
import { fitPages } from '../fit-pages.ts'
import { FONT_FILES } from '../fonts.ts'

const run = promisify(execFile)
const FONTS = join(import.meta.dirname, '../../../../public/fonts')

/** The bytes of the real PDF, made with the committed fonts. */
export const makePdf = (report: Report): Promise<Uint8Array> => fitPages(report, draw)

/** The same of any definition. */
export async function draw(definition: TDocumentDefinitions): Promise<Uint8Array> {
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS))
  pdfmake.setFonts(
    Object.fromEntries(
      Object.entries(FONT_FILES).map(([family, files]) => [
        family,
        Object.fromEntries(Object.entries(files).map(([face, file]) => [face, join(FONTS, file)])),
      ]),
    ),
  )
  return pdfmake.createPdf(definition).getBuffer()
}

export interface Word {
  page: number
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

/** What a PDF reader finds in the report. */
export const readReport = async (report: Report) => readPdf(await makePdf(report))

/** What a PDF reader finds in a file. */
export async function readPdf(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-'))
  const file = join(folder, 'rapport.pdf')
  try {
    await writeFile(file, bytes)
    const text = await poppler('pdftotext', ['-layout', file, '-'])
    const flow = await poppler('pdftotext', ['-raw', file, '-'])
    const info = await poppler('pdfinfo', [file])
    const fonts = await poppler('pdffonts', [file])
    const words = readWords(await poppler('pdftotext', ['-bbox', file, '-']))
    return { text, flow, info, fonts, words, pages: text.split('\f').slice(0, -1) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function poppler(command: string, args: string[]): Promise<string> {
  try {
    return (await run(command, args, { maxBuffer: 64_000_000 })).stdout
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${command} is missing: install poppler-utils (apt-get install poppler-utils).`)
  }
}

function readWords(html: string): Word[] {
  return html
    .split('<page ')
    .slice(1)
    .flatMap((page, index) =>
      [
        ...page.matchAll(
          /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g,
        ),
      ].map(([, left, top, right, bottom, text]) => ({
        page: index + 1,
        text: text ?? '',
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    )
}
