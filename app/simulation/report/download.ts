import { saveFile } from '#app/ui/save-file.ts'
import type { Report } from '../contract.ts'
import { drawApart } from './draw-apart.client.ts'

const FILE_NAME = 'simulation-entretien-rapport.pdf'

/** Draws the report and saves it; nothing of the PDF library is loaded before. */
export async function downloadReport(report: Report): Promise<void> {
  saveFile(await drawApart(report), FILE_NAME)
}
