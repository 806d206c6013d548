import { Parser } from 'htmlparser2'

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl blockquote pre figure figcaption table caption thead tbody tr th td hr section article script style'.split(
    ' ',
  ),
)
const BLANK_LINES = /\r?\n[^\S\n]*\r?\n\s*/g

interface Piece {
  start: number
  end: number
  hasBlock: boolean
  /** Or something else that is seen: a comment alone is no paragraph. */
  hasWords: boolean
}

/** What was pasted as plain text stays in paragraphs: each piece between blank lines, outside of any element, becomes one. */
export function withParagraphs(html: string): string {
  const pieces = piecesOf(html)
  if (pieces.length === 1) return html
  return pieces
    .map(({ start, end, hasBlock, hasWords }) => {
      const piece = html.slice(start, end)
      return hasWords && !hasBlock ? `<p>${piece.trim().replace(/\r?\n/g, '<br>')}</p>` : piece
    })
    .join('\n\n')
}

/** The parts of a text that blank lines set apart, and whether each holds more than words. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let last = pieceFrom(0, html)
  let depth = 0
  const parser = new Parser({
    onopentagname(name) {
      depth += 1
      last.hasBlock ||= BLOCKS.has(name)
      last.hasWords = true
    },
    onclosetag() {
      depth -= 1
    },
    ontext() {
      if (depth > 0) return
      const start = parser.startIndex
      let read = 0
      const text = html.slice(start, parser.endIndex + 1)
      for (const { 0: gap, index } of text.matchAll(BLANK_LINES)) {
        last.hasWords ||= text.slice(read, index).trim() !== ''
        pieces.push({ ...last, end: start + index })
        read = index + gap.length
        last = pieceFrom(start + read, html)
      }
      last.hasWords ||= text.slice(read).trim() !== ''
    },
  })
  parser.end(html)
  return [...pieces, last]
}

const pieceFrom = (start: number, html: string): Piece => ({
  start,
  end: html.length,
  hasBlock: false,
  hasWords: false,
})
