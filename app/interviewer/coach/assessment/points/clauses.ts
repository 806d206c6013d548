import { normalizeText } from '../normalize-text.ts'
import { holdsPersonalData } from '../signals/claims.ts'

const PAUSE = /[,;:]\s+|\s[–—-]\s|\s(?=(?:mais|puis|ensuite|alors|donc|parce que|car)\s)/giu
const TOO_SHORT = 12
const EDGES = /^[\s"«»,;:.!–—-]+|[\s"«»,;:.!?–—-]+$/g
const LINK = /^(?:et|puis|mais|donc|alors|ensuite|car)\s+/iu
const LONGEST = 140

/** A sentence and the pieces that it can be cut into, each an exact part of it. */
export interface SentenceClauses {
  sentence: string
  clauses: string[]
}

/** Cuts a sentence where one takes breath. */
export function cutClauses(sentence: string): SentenceClauses {
  const clauses: string[] = []
  let start = 0
  for (const { index, 0: pause } of sentence.matchAll(PAUSE)) {
    if (index - start < TOO_SHORT || isInside(sentence, index)) continue
    clauses.push(sentence.slice(start, index))
    start = index + pause.length
  }
  clauses.push(sentence.slice(start))
  return { sentence, clauses }
}

/** Between brackets or guillemets nothing is cut. */
const isInside = (text: string, at: number) => {
  const before = text.slice(0, at)
  const opened = (before.match(/[(«]/g)?.length ?? 0) - (before.match(/[)»]/g)?.length ?? 0)
  return opened > 0
}

/** A clause fit to be shown between guillemets, as it stands in the answer; null when it is not. */
export function shown(clause: string): string | null {
  const quote = clause.replace(EDGES, '').replace(LINK, '')
  const isWhole = (quote.match(/[(«]/g)?.length ?? 0) === (quote.match(/[)»]/g)?.length ?? 0)
  return isWhole &&
    quote.length >= 3 &&
    quote.length <= LONGEST &&
    !/[«»]/.test(quote) &&
    !holdsPersonalData(normalizeText(quote))
    ? quote
    : null
}
