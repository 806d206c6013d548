import { detectLanguage } from '../coach/french/language.ts'
import { words } from '../coach/french/tokens.ts'
import type { Check } from './fault.ts'
import { asksSomething, isClosed, isOnceAndTell, isRequest } from './openness.ts'

const LONGEST_QUESTION = 35
const FAMILIAR =
  /(?<![\p{L}'’-])(?:tu|te|tes|toi|Tu|Te|Tes|Toi|ta|Ta|Ton|T['’](?=\p{L})|t['’](?=\p{L}))(?!\p{L})/u
const FAMILIAR_TON =
  /(?<!(?:^|\s)(?:le|un|du|quel|ce|votre|leur|son|bon|même|changer de|hausser le|de) )(?<!\p{L})ton(?!\p{L})/u

/** A word is what stands between two spaces; a lone mark is none. */
function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}

type Finding = readonly [Check, string]

/** What is wrong with the form of one question: its language, its address, its number, length and openness. */
export function faultsOfForm(text: string): Finding[] {
  const found: Finding[] = []
  const language = detectLanguage(text)
  if (language === 'en' || language === 'es' || language === 'other' || text.trim() === '') {
    found.push(['language', language])
  }
  const familiar = FAMILIAR.exec(text)?.[0] ?? FAMILIAR_TON.exec(text)?.[0]
  if (familiar !== undefined) found.push(['vouvoiement', familiar])

  const marks = text.match(/\?/g)?.length ?? 0
  const isAsking = marks > 0 || isRequest(text)
  if (marks > 1 || !isAsking || (requests(text) > 1 && !isOnceAndTell(text)))
    found.push(['one-question', `${marks}`])

  const length = countWords(text)
  if (length > LONGEST_QUESTION) found.push(['length', `${length}`])
  if (isAsking && isClosed(text)) found.push(['closed', words(text).slice(0, 3).join(' ')])
  return found
}

/** How many sentences ask or request something. */
function requests(text: string): number {
  return text
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.includes('?') || isRequest(sentence) || asksSomething(sentence))
    .length
}
