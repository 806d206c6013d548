import pdfmake from 'pdfmake/build/pdfmake'
import type { Report } from '../contract.ts'
import { drawSettled } from './settle.ts'
import { FONT_FILES } from './style.ts'

/** Draws the report; the PDF library and its fonts exist in the browser only. */
export async function drawReport(report: Report): Promise<Blob> {
  await Promise.all(
    Object.values(FONT_FILES).flatMap((faces) => Object.values(faces).map(loadFont)),
  )
  pdfmake.setFonts(FONT_FILES)
  return drawSettled(report, (definition) => pdfmake.createPdf(definition).getBlob())
}

const loaded = new Set<string>()

async function loadFont(file: string): Promise<void> {
  if (loaded.has(file)) return
  const response = await fetch(`/fonts/${file}`)
  if (!response.ok) throw new Error(`The font ${file} answered ${response.status}.`)
  pdfmake.addVirtualFileSystem({ [file]: base64(new Uint8Array(await response.arrayBuffer())) })
  loaded.add(file)
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
