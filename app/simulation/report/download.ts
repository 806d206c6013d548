import { saveFile } from '#app/ui/save-file.ts'
import type { DayBeforeSheet } from '../day-before/sheet.ts'
import type { Report } from '../report-contract.ts'
import { drawApart } from './draw-apart.client.ts'

const FILE_NAME = 'simulation-entretien-rapport.pdf'
const SHEET_NAME = 'fiche-de-la-veille.pdf'

/** Draws the report and saves it; nothing of the PDF library is loaded before. */
export async function downloadReport(report: Report): Promise<void> {
  saveFile(await drawApart({ report }), FILE_NAME)
}

/** The same of the page to reread the evening before. */
export async function downloadSheet(sheet: DayBeforeSheet): Promise<void> {
  saveFile(await drawApart({ sheet }), SHEET_NAME)
}
