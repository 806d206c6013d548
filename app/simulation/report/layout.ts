import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { BRAND } from '#app/shell/brand.ts'
import type { Report } from '../report-contract.ts'
import { closer, sheet } from './closer.ts'
import { cover, postTitle } from './cover.ts'
import { overview } from './overview.ts'
import { MISSING, printable } from './printable.ts'
import { question } from './question.ts'
import { missingSigns, recap } from './recap.ts'
import { CONTENT_WIDTH, defaultStyle, FOOT, MARGIN, styles } from './style.ts'

const NOTICE = {
  ia: 'Contenu généré par une IA',
  coach: 'Analyse locale, sans IA générative',
} as const

/** Says what goes where in the PDF, in A4 portrait with margins of 20 mm. */
export function layoutReport(report: Report): TDocumentDefinitions & { content: Content[] } {
  const shown = withPrintableTexts(report)
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    info: { title: `Rapport de simulation, ${postTitle(shown)}`, author: BRAND, creator: BRAND },
    language: 'fr-FR',
    displayTitle: true,
    defaultStyle,
    styles,
    content: pages(shown),
    footer: (page, count) => foot(NOTICE[report.metadata.source], `Page ${page} sur ${count}`),
  }
}

function pages(report: Report): Content[] {
  const questions = report.session.questions.flatMap((_, index) => [
    ...question(report, index),
    ...closer(report, index),
  ])
  return [
    ...cover(report),
    ...overview(report),
    ...(questions.length > 0 ? [{ stack: [], pageBreak: 'before' as const }] : []),
    ...questions,
    ...recap(report),
    ...sheet(report),
    ...(JSON.stringify(report).includes(MISSING) ? [missingSigns()] : []),
  ]
}

const foot = (notice: string, place: string): Content => ({
  columns: [
    { width: CONTENT_WIDTH / 2, text: notice },
    { width: CONTENT_WIDTH / 2, text: place, style: 'smallFigure', alignment: 'right' },
  ],
  style: 'note',
  margin: [MARGIN, FOOT - 13, MARGIN, 0],
})

/** The same shape, every text of it made fit for the embedded fonts. */
function withPrintableTexts<T>(value: T): T {
  const convert = (part: unknown): unknown => {
    if (typeof part === 'string') return printable(part)
    if (Array.isArray(part)) return part.map(convert)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]))
  }
  return convert(value) as T
}
