/**
 * A French text whose tall signs (: ; ! ? and the guillemets) stay on the line of the word they go
 * with, and the number of a question with the word « question ».
 */
export const noBreak = (text: string): string =>
  text
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/\b(questions?) (?=\d)/gi, '$1\u00a0')

const TAGS = /(<[^>]*>)/
const AS_TYPED = /^<(\/?)(?:pre|code)[\s>]/i

/** The same of the words of clean HTML; its tags, and code, stay as they are. */
export function noBreakInHtml(html: string): string {
  let depth = 0
  return html
    .split(TAGS)
    .map((piece, index) => {
      if (index % 2 === 0) return depth > 0 ? piece : noBreak(piece)
      const [isCode, closes] = AS_TYPED.exec(piece) ?? []
      if (isCode) depth += closes ? -1 : 1
      return piece
    })
    .join('')
}
