import type { Content, Margins } from 'pdfmake/interfaces'
import { calm, keptWithNext } from './blocks.ts'
import { COLOR, CONTENT_WIDTH } from './style.ts'

interface Remarks {
  strengths: readonly string[]
  improvements: readonly string[]
}

interface Side {
  title: string
  items: readonly string[]
  color: string
}

const GAP = 26
const HALF = (CONTENT_WIDTH - GAP) / 2
const MARK = 13
const CHARACTERS_A_LINE = 40
/** Columns are kept whole up to this height; a block higher than a page would be cut. */
const SHORT_LINES = 18

/** Points forts and axes d'amélioration: side by side when short, one after the other when long. */
export function remarks({ strengths, improvements }: Remarks, title: Content[] = []): Content[] {
  const sides = [
    { title: 'Points forts', items: strengths.map(calm), color: COLOR.green },
    { title: "Axes d'amélioration", items: improvements.map(calm), color: COLOR.amber },
  ].filter((side) => side.items.length > 0)

  if (sides.length > 0 && sides.every(isShort)) {
    return [{ unbreakable: true, stack: [...title, together(sides)], margin: [0, 10, 0, 0] }]
  }
  return [
    ...(title.length > 0 ? keptWithNext({ stack: title }, { before: 0, room: 70 }) : []),
    ...sides.flatMap(oneAfterTheOther),
  ]
}

const isShort = ({ items }: Side): boolean =>
  items
    .flatMap((item) => item.split('\n'))
    .reduce((lines, line) => lines + Math.ceil((line.length + 1) / CHARACTERS_A_LINE), 0) <=
  SHORT_LINES

/** Side by side; one alone has the whole width. */
function together(sides: Side[]): Content {
  const width = sides.length > 1 ? HALF : CONTENT_WIDTH
  return {
    columns: sides.map((side) => ({ width, stack: [heading(side), list(side, width)] })),
    columnGap: GAP,
  }
}

const oneAfterTheOther = (side: Side): Content[] => [
  ...keptWithNext(heading(side), { before: 10, room: 32 }),
  list(side, CONTENT_WIDTH),
]

const heading = ({ title, color }: Side) => ({
  text: title,
  style: 'subheading',
  color,
  margin: [0, 0, 0, 4] as Margins,
})

const list = ({ items, color }: Side, width: number): Content => ({
  stack: items.map((item) => ({
    columns: [
      { width: MARK, text: '»', bold: true, color },
      { width: width - MARK, text: item },
    ],
    columnGap: 0,
    margin: [0, 0, 0, 4],
  })),
})
