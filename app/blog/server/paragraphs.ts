const BLOCK =
  'p|div|h[1-6]|ul|ol|li|dl|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tr|th|td|hr|section|article'
const OPENED = new RegExp(`<(?:${BLOCK})[\\s>]`, 'gi')
const CLOSED = new RegExp(`</(?:${BLOCK})\\s*>`, 'gi')
const ALONE = /<hr[\s/>]/gi
const BLANK_LINES = /\r?\n[^\S\n]*\r?\n\s*/

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** What was pasted as plain text stays in paragraphs: each piece between blank lines, outside of any block, becomes one. */
export function withParagraphs(html: string): string {
  const pieces = html.split(BLANK_LINES)
  if (pieces.length === 1) return html
  let depth = 0
  return pieces
    .map((piece) => {
      const opened = countOf(piece, OPENED) - countOf(piece, ALONE)
      const isLoose = depth === 0 && opened <= 0 && countOf(piece, CLOSED) === 0
      depth = Math.max(0, depth + opened - countOf(piece, CLOSED))
      const isText = piece.trim() !== '' && countOf(piece, ALONE) === 0
      return isLoose && isText ? `<p>${piece.trim().replace(/\r?\n/g, '<br>')}</p>` : piece
    })
    .join('\n\n')
}
