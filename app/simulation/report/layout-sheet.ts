import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { BRAND } from '#app/shell/brand.ts'
import type { DayBeforeSheet } from '../day-before/sheet.ts'
import { NO_FACTS, nothingToMend, ON_THE_DAY, SHEET, sheetHeading } from '../day-before/words.ts'
import { calm, card, onOneLine } from './blocks.ts'
import { titledList } from './closer.ts'
import { beginning } from './cover.ts'
import { printable } from './printable.ts'
import { CONTENT_WIDTH, defaultStyle, FOOT, MARGIN, styles } from './style.ts'

/** Some two lines each, so that all of it stays one page whatever was said. */
const LONGEST = 190
const TO_MEND = 'À reprendre'

/** One page of A4, in the letters of the report. */
export function layoutSheet(sheet: DayBeforeSheet): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    info: { title: SHEET, author: BRAND, creator: BRAND },
    language: 'fr-FR',
    displayTitle: true,
    defaultStyle,
    styles,
    content: [
      { text: SHEET, style: 'title', margin: [0, 0, 0, 4] },
      { text: short(sheetHeading(sheet)), style: 'date' },
      ...titledList('À dire', orSaid(sheet.facts.map(quote), NO_FACTS)),
      ...mend(sheet),
      ...titledList('À demander', sheet.toAsk),
      { stack: [], margin: [0, 14, 0, 0] },
      card({ text: ON_THE_DAY }),
    ],
    footer: {
      columns: [{ width: CONTENT_WIDTH, text: BRAND }],
      style: 'note',
      margin: [MARGIN, FOOT - 13, MARGIN, 0],
    },
  }
}

const mend = (sheet: DayBeforeSheet): Content[] =>
  sheet.toMend.length === 0
    ? titledList(TO_MEND, [nothingToMend(sheet)])
    : [
        { text: TO_MEND, style: 'subheading', margin: [0, 12, 0, 0] },
        ...sheet.toMend.flatMap(({ question, best, advice }): Content[] => [
          { text: short(question), bold: true, margin: [0, 4, 0, 2] },
          ...(best ? [`Votre meilleure phrase\u00a0: ${quote(best)}`] : []),
          ...(advice ? [short(advice)] : []),
        ]),
      ]

const orSaid = (items: readonly string[], instead: string) => (items.length > 0 ? items : [instead])
const quote = (words: string) => `«\u00a0${short(words)}\u00a0»`
const short = (text: string) => beginning(onOneLine(printable(calm(text))), LONGEST)
