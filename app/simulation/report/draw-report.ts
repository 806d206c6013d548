import pdfmake from 'pdfmake/build/pdfmake'
import type { Report } from '../contract.ts'
import { fitPages } from './fit-pages.ts'
import { FONT_FILES } from './fonts.ts'

/** What is drawn, and the bytes of every file that `FONT_FILES` names. */
export interface Drawing {
  report: Report
  fonts: Record<string, ArrayBuffer>
}

/** Draws the report with the library's half for browsers, which needs no page; `onPass` hears each beginning. */
export async function drawReport(
  { report, fonts }: Drawing,
  onPass: () => void = () => {},
): Promise<Blob> {
  pdfmake.addVirtualFileSystem(
    Object.fromEntries(
      Object.entries(fonts).map(([file, bytes]) => [file, base64(new Uint8Array(bytes))]),
    ),
  )
  pdfmake.setFonts(FONT_FILES)
  return fitPages(report, (definition) => {
    onPass()
    return pdfmake.createPdf(definition).getBlob()
  })
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
