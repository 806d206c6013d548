import { getDocumentProxy } from 'unpdf'
import type { FileText } from './file-text.ts'
import { LOCKED, SCANNED, tooManyPages } from './messages.ts'
import { type Piece, toParagraphs } from './pdf-paragraphs.ts'
import { PAGES_MAX } from './rules.ts'

/** The text of a PDF, in the order in which it was written, its lines joined into paragraphs again. */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
  const pdf = await open(bytes)
  if (pdf === null) return { fault: LOCKED }
  if (pdf.numPages > PAGES_MAX) return { fault: tooManyPages(pdf.numPages) }
  const pages: Piece[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.flatMap((item) => ('str' in item ? item : [])))
  }
  const text = toParagraphs(pages)
  return text.trim() === '' ? { fault: SCANNED } : { text }
}

const open = (bytes: Uint8Array) =>
  getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0 }).catch((error: Error) => {
    if (error.name === 'PasswordException') return null
    throw error
  })
