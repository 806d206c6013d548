import { Parser } from 'htmlparser2'

/** Which elements of a document say what. */
interface Dialect {
  /** Ends a line. */
  line: ReadonlySet<string>
  /** Whose characters are words; none when all are. */
  words?: ReadonlySet<string>
  space: ReadonlySet<string>
  break: ReadonlySet<string>
  hyphen: ReadonlySet<string>
  /** Begins a line of a list. */
  bullet: ReadonlySet<string>
  /** What is not read: comments, words taken out, the same drawn for older programs. */
  left: ReadonlySet<string>
}

const WORD: Dialect = {
  line: new Set(['w:p']),
  words: new Set(['w:t']),
  space: new Set(['w:tab', 'w:ptab']),
  break: new Set(['w:br', 'w:cr']),
  hyphen: new Set(['w:noBreakHyphen']),
  bullet: new Set(['w:numPr']),
  left: new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:pPrChange']),
}

const OPEN_DOCUMENT: Dialect = {
  line: new Set(['text:p', 'text:h']),
  space: new Set(['text:tab', 'text:s']),
  break: new Set(['text:line-break']),
  hyphen: new Set(),
  bullet: new Set(['text:list-item']),
  left: new Set([
    'office:annotation',
    'text:tracked-changes',
    'office:styles',
    'svg:title',
    'svg:desc',
  ]),
}

/** The text of `word/document.xml`. */
export const readWord = (xml: string): string => readLines(xml, WORD)

/** The text of `content.xml`. */
export const readOpenDocument = (xml: string): string => readLines(xml, OPEN_DOCUMENT)

function readLines(xml: string, dialect: Dialect): string {
  let text = ''
  let left = 0
  let words = dialect.words ? 0 : 1
  let isItem = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (dialect.left.has(name)) left++
        if (dialect.words?.has(name)) words++
        if (left > 0) return
        if (dialect.bullet.has(name)) isItem = true
        if (dialect.space.has(name)) text += ' '
        if (dialect.hyphen.has(name)) text += '-'
        if (dialect.break.has(name)) text += '\n'
      },
      ontext(written) {
        if (left > 0 || words === 0 || (written.trim() === '' && written.includes('\n'))) return
        if (isItem) text += '- '
        isItem = false
        text += written
      },
      onclosetag(name) {
        if (dialect.left.has(name)) left--
        if (dialect.words?.has(name)) words--
        if (left > 0 || !dialect.line.has(name)) return
        isItem = false
        text += '\n'
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return text
}
