import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import type { Report } from '../report-contract.ts'
import { calm, keptWithNext, onOneLine } from './blocks.ts'
import { beginning } from './cover.ts'
import { minutesAndSeconds } from './durations.ts'
import { COLOR, CONTENT_WIDTH } from './style.ts'

const COLUMNS = 4
const NUMBER = 18
const TIME = 44
const SCORE = 74
const PADDING = 4
const LINE = 66

const LAYOUT: CustomTableLayout = {
  hLineWidth: (index) => (index === 0 ? 0 : 0.8),
  vLineWidth: () => 0,
  hLineColor: () => COLOR.hairline,
  paddingLeft: () => 0,
  paddingRight: (column) => (column === COLUMNS - 1 ? 0 : PADDING),
  paddingTop: () => 4.5,
  paddingBottom: () => 3.5,
}

/** One line for each question: what was asked, how long it took, what it scored. */
export function overview(report: Report): Content[] {
  const { questions } = report.session
  if (questions.length === 0) return []
  const heading = { text: "Vos réponses en un coup d'œil", style: 'subheading' }
  return [
    ...keptWithNext({ ...heading, margin: [0, 0, 0, 2] }, { before: 22, room: 60 }),
    {
      table: {
        widths: [
          NUMBER,
          CONTENT_WIDTH - NUMBER - TIME - SCORE - (COLUMNS - 1) * PADDING,
          TIME,
          SCORE,
        ],
        body: questions.map((question, index) => row(report, question, index)),
        dontBreakRows: true,
      },
      layout: LAYOUT,
      fontSize: 9.5,
    },
  ]
}

function row({ session }: Report, question: string, index: number): TableCell[] {
  const score = session.feedbacks[index]?.score
  const passed = calm(session.answers[index] ?? '') === ''
  return [
    { text: `${index + 1}`, style: 'smallFigure', color: COLOR.accent },
    { text: beginning(onOneLine(question), LINE) },
    {
      text: passed ? '' : minutesAndSeconds(session.answerTimes[index] ?? 0),
      style: 'smallFigure',
      alignment: 'right',
    },
    passed
      ? { text: 'passée', color: COLOR.secondInk, alignment: 'right' }
      : { text: score == null ? '' : `${score} sur 100`, style: 'smallFigure', alignment: 'right' },
  ]
}
