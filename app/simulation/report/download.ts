import type { Report } from '../contract.ts'
import { drawApart } from './draw-apart.client.ts'

export const REPORT_FILE_NAME = 'simulation-entretien-rapport.pdf'

/** Long enough for any browser to have begun saving the file. */
const RELEASE_DELAY = 60_000

/** Draws the report and saves it; nothing of the PDF library is loaded before. */
export async function downloadReport(report: Report): Promise<void> {
  save(await drawApart(report), REPORT_FILE_NAME)
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY)
}
