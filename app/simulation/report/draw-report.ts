import pdfmake from 'pdfmake/build/pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { DayBeforeSheet } from '../day-before/sheet.ts'
import type { Report } from '../report-contract.ts'
import { fitPages } from './fit-pages.ts'
import { FONT_FILES } from './fonts.ts'
import { layoutSheet } from './layout-sheet.ts'

/** What can be drawn: a whole report, or the page to reread the evening before. */
export type Paper = { report: Report } | { sheet: DayBeforeSheet }

/** What is drawn, and the bytes of every file that `FONT_FILES` names. */
export interface Drawing {
  paper: Paper
  fonts: Record<string, ArrayBuffer>
}

/** Draws it with the library's half for browsers, which needs no page; `onPass` hears each beginning. */
export async function drawReport(
  { paper, fonts }: Drawing,
  onPass: () => void = () => {},
): Promise<Blob> {
  pdfmake.addVirtualFileSystem(
    Object.fromEntries(
      Object.entries(fonts).map(([file, bytes]) => [file, base64(new Uint8Array(bytes))]),
    ),
  )
  pdfmake.setFonts(FONT_FILES)
  const draw = (definition: TDocumentDefinitions) => {
    onPass()
    return pdfmake.createPdf(definition).getBlob()
  }
  return 'report' in paper ? fitPages(paper.report, draw) : draw(layoutSheet(paper.sheet))
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
