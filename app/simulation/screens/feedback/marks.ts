import type { Evidence } from '#app/interviewer/interviewer.ts'

/** Words of the answer that a remark speaks of; its number ties the two together. */
export interface Mark extends Evidence {
  number: number
}

export interface Passage {
  start: number
  text: string
  mark: Mark | null
}

export interface Remark {
  text: string
  number: number | null
}

/** Cuts an answer at the words that were quoted from it, numbered in the order of reading. */
export function highlightAnswer(answer: string, evidence: readonly Evidence[]): Passage[] {
  const passages: Passage[] = []
  let end = 0
  for (const { start, ...mark } of placed(answer, evidence)) {
    if (start > end) passages.push({ start: end, text: answer.slice(end, start), mark: null })
    passages.push({ start, text: mark.quote, mark })
    end = start + mark.quote.length
  }
  if (end < answer.length) passages.push({ start: end, text: answer.slice(end), mark: null })
  return passages
}

/** Passages up to a place of the text and from there on; one that runs over it is cut. */
export function splitPassages(passages: readonly Passage[], at: number): [Passage[], Passage[]] {
  const pieces = passages.flatMap((passage) => {
    const length = at - passage.start
    if (length <= 0 || length >= passage.text.length) return [passage]
    const { start, text, mark } = passage
    return [
      { start, text: text.slice(0, length), mark },
      { start: at, text: text.slice(length), mark },
    ]
  })
  return [pieces.filter(({ start }) => start < at), pieces.filter(({ start }) => start >= at)]
}

/** The remarks of one kind: those tied to words of the answer first, each said once. */
export function numberRemarks(items: readonly string[], marks: readonly Mark[]): Remark[] {
  const rest = new Set(items)
  const numbered = marks.map((mark) => {
    const item = [...rest].find((candidate) => speaksOf(candidate, mark))
    if (item !== undefined) rest.delete(item)
    return { text: item ? withoutQuote(item, mark.quote) : mark.remark, number: mark.number }
  })
  return [...numbered, ...[...rest].map((text) => ({ text, number: null }))]
}

const speaksOf = (item: string, { remark, quote }: Mark): boolean =>
  item === remark || item.includes(quote) || (remark !== '' && item.includes(remark))

/** « Une action précise : « J'ai rangé ». » keeps its remark: the number already leads to the words. */
function withoutQuote(item: string, quote: string): string {
  const [before = '', after = ''] = item.split(quote)
  const remark = before.replace(/\s*:\s*«\s*$/, '')
  const rest = after.replace(/^\s*»\s*/, '')
  return remark !== '' && remark !== before && rest !== after ? `${remark}${rest}` : item
}

/** Passages never overlap: of two quotes on the same words, the first one read is kept. */
function placed(answer: string, evidence: readonly Evidence[]) {
  const found = evidence
    .map((item) => ({ ...item, start: item.quote === '' ? -1 : answer.indexOf(item.quote) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)
  let end = 0
  const kept = found.filter(({ start, quote }) => {
    if (start < end) return false
    end = start + quote.length
    return true
  })
  return kept.map((item, index) => ({ ...item, number: index + 1 }))
}
