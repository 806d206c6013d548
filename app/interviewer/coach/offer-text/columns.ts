const GAP = /(?<=\S) {3,}(?=\S)/g
const FEWEST_GAPS = 4
const SAME_PLACE = 2
const NARROWEST = 20
const WIDEST = 200
/** A page has fewer lines than that. */
const MOST_GAPS = 400

/** A page in two columns, copied row by row, read column by column; any other text as it is. */
export function readColumns(text: string): string {
  const lines = text.split('\n')
  const start = startOfRight(lines)
  if (start === null) return text
  const labelled = readLabels(lines, start)
  if (labelled !== null) return labelled
  const left: string[] = []
  const right: string[] = []
  for (const line of lines) {
    const gap = gaps(line).find(({ end }) => Math.abs(end - start) <= SAME_PLACE)
    const isRightAlone = /^ +/.exec(line)?.[0].length
    if (gap) {
      left.push(line.slice(0, gap.index))
      right.push(line.slice(gap.end))
    } else if (isRightAlone !== undefined && Math.abs(isRightAlone - start) <= SAME_PLACE)
      right.push(line)
    else left.push(line)
  }
  return [...rejoined(left), ...rejoined(right)].join('\n')
}

const gaps = (line: string) =>
  [...line.matchAll(GAP)].map(({ index, 0: spaces }) => ({ index, end: index + spaces.length }))

/** Where the right column begins, when most gaps end at the same place. */
function startOfRight(lines: readonly string[]): number | null {
  const ends = lines
    .flatMap((line) => gaps(line).map(({ end }) => end))
    .filter((end) => end >= NARROWEST && end <= WIDEST)
    .slice(0, MOST_GAPS)
  if (ends.length < FEWEST_GAPS) return null
  const near = (place: number) => ends.filter((end) => Math.abs(end - place) <= SAME_PLACE).length
  const place = ends.reduce((best, end) => (near(end) > near(best) ? end : best))
  return near(place) >= FEWEST_GAPS && near(place) * 3 >= ends.length * 2 ? place : null
}

/** A column is narrow: a line that begins in lower case, without a bullet, ends the one before. */
function rejoined(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines.map((each) => each.trim())) {
    const last = joined.at(-1)
    if (last && /^\p{Ll}/u.test(line)) joined[joined.length - 1] = `${last} ${line}`
    else joined.push(line)
  }
  return joined
}

const LONGEST_LABEL = 24
const MOST_WORDS = 3

/** « Missions      Visiter six clients… »: a sheet whose left column only names what stands on the right; null for other pages. */
function readLabels(lines: readonly string[], start: number): string | null {
  const read: string[] = []
  let labels = 0
  for (const line of lines) {
    const gap = gaps(line).find(({ end }) => Math.abs(end - start) <= SAME_PLACE)
    const indent = /^ +/.exec(line)?.[0].length ?? 0
    if (gap) {
      const label = line.slice(0, gap.index).trim()
      if (!isLabel(label)) return null
      labels++
      read.push(`${label.replace(/ ?:$/, '')} : ${line.slice(gap.end)}`)
    } else if (Math.abs(indent - start) <= SAME_PLACE && read.length > 0)
      read[read.length - 1] = `${read.at(-1)} ${line.trim()}`
    else read.push(line)
  }
  return labels >= FEWEST_GAPS ? read.join('\n') : null
}

const isLabel = (text: string) =>
  text.length <= LONGEST_LABEL && text.split(' ').length <= MOST_WORDS && /^\p{Lu}/u.test(text)
