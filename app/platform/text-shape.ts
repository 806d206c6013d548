/** What a text is made of, and nothing of what it says: how many signs of each kind. */
interface TextShape {
  length: number
  lines: number
  words: number
  longestWord: number
  letters: number
  digits: number
  punctuation: number
}

/** How many texts are described; the longest come first. */
const MOST = 5

/** The shape of the longest texts in what was asked, which a log may hold. */
export function shapeOf(asked: unknown): TextShape[] {
  return textsIn(asked)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
    .map(shapeOfText)
}

function textsIn(asked: unknown): string[] {
  if (typeof asked === 'string') return [asked]
  return typeof asked === 'object' && asked !== null ? Object.values(asked).flatMap(textsIn) : []
}

function shapeOfText(text: string): TextShape {
  const words = text.split(/\s+/)
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  return {
    length: text.length,
    lines: text.split('\n').length,
    words: words.length,
    longestWord: words.reduce((longest, { length }) => Math.max(longest, length), 0),
    letters: count(/\p{L}/gu),
    digits: count(/\p{N}/gu),
    punctuation: count(/[\p{P}\p{S}]/gu),
  }
}
