/** Some characters of a page and where they stand: `transform` ends with x and y, from the bottom left. */
export interface Piece {
  str: string
  transform: number[]
  width: number
  height: number
}

interface Line {
  text: string
  left: number
  right: number
  y: number
  height: number
}

/** How far below a line the next one of its paragraph stands, in heights of its letters. */
const CLOSE = 1.75
/** How far an indent goes, in heights of letters: what stands further is another column. */
const INDENT = 4
/** How many lines around one tell where their column ends. */
const AROUND = 8
/** A line of so few characters is a heading or an item of a list more often than a cut sentence. */
const SHORT = 24
const ENDS = /[.!?:;]$/
const BEGINS_SMALL = /^\p{Ll}/u
const BEGINS_ANEW = /^\s*(?:[-–—•●○◦▪■□‣·❖➢✓✔►▶*\ue000-\uf8ff]|\d{1,2}[.)]\s)/u

/** The text of pages: pieces into lines, and lines that the margin cut into their paragraph. */
export function toParagraphs(pages: readonly (readonly Piece[])[]): string {
  const lines = pages.flatMap(toLines)
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1]
    if (!before) return line.text
    if (!goesOn(before, line, () => columnEnd(lines, at - 1))) return `${text}\n${line.text}`
    return /[-\u00ad]$/.test(text) ? text + line.text : `${text} ${line.text}`
  }, '')
}

function goesOn(before: Line, line: Line, end: () => number): boolean {
  if (ENDS.test(before.text) || BEGINS_ANEW.test(line.text)) return false
  // In the middle of a sentence, whatever the next column or page.
  if (BEGINS_SMALL.test(line.text)) return before.text.length > SHORT && isSameHand(before, line)
  return follows(before, line, CLOSE) && !hasRoomFor(line, before, end())
}

/** A writer who had room for the next word and began a line meant it. */
function hasRoomFor({ text, left, right, height }: Line, before: Line, end: number): boolean {
  const [word = ''] = text.split(/\s/, 1)
  const width = ((right - left) * word.length) / text.length
  return before.right + 0.25 * height + width <= end
}

/** Where the lines around this one end, in its column. */
function columnEnd(lines: readonly Line[], at: number): number {
  let first = at
  let last = at
  while (at - first < AROUND && follows(lines[first - 1], lines[first])) first--
  while (last - at < AROUND && follows(lines[last], lines[last + 1])) last++
  return Math.max(...lines.slice(first, last + 1).map(({ right }) => right))
}

const follows = (before: Line | undefined, line: Line | undefined, far = 2 * CLOSE) =>
  before !== undefined &&
  line !== undefined &&
  before.y > line.y &&
  isSameHand(before, line) &&
  before.y - line.y < far * before.height &&
  Math.abs(before.left - line.left) < INDENT * before.height

const isSameHand = (before: Line, line: Line) =>
  Math.abs(before.height - line.height) < 0.1 * before.height

function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = []
  for (const { str, transform, width, height } of pieces) {
    const [, , , , x = 0, y = 0] = transform
    const line = lines.at(-1)
    const isHere = line && Math.abs(line.y - y) < Math.max(line.height, height) / 2
    if (str.trim() === '') {
      if (isHere) line.text += ' '
    } else if (isHere && x > line.left) {
      if (x - line.right > 0.2 * height) line.text += ' '
      line.text += str
      line.right = Math.max(line.right, x + width)
    } else lines.push({ text: str, left: x, right: x + width, y, height })
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }))
}
