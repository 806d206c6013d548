import type { Sentence } from '../answer.ts'
import { normalizeText } from '../normalize-text.ts'
import { holdsPersonalData, isPrivate } from '../signals/claims.ts'
import { isBreathless } from '../split-breathless.ts'

const LONGEST_QUOTE = 130
const SHORTEST_QUOTE = 4
/** Where one who dictates without a sign takes breath. */
const BREATH =
  /,\s|(?<!(?:que|heure|jour|moment|où|quand|si|comme|dont|lesquelles?|pourquoi|comment|combien|=))\s(?=(?:et(?!\sdemie?)|puis|mais|car|parce|alors|donc|je|j'\p{L}+|jai|on|nous(?!\s\p{L}+(?:er|ir|oir|re)(?!\p{L}))|il|elle|ils|elles|c'est|depuis|avant|ensuite|après|pendant|quand|finalement|maintenant|au (?:bout|départ|début))\s)/giu
const SPEAKS = String.raw`(?:je|j'\p{L}+|jai|on|nous|il|elle|ils|elles|c'est|c'était|ça|cela|puis|ensuite)`
const CLAUSE_END = new RegExp(
  String.raw`,\s|\s:\s|;\s|\.\s|\s(?=et\s${SPEAKS}\s)|\s(?=(?:puis|mais|car|parce|alors|donc)\s)`,
  'giu',
)

/**
 * The piece of a sentence that carries a cue, as an exact substring of the raw answer:
 * the whole sentence when it is short, otherwise the clause and what follows it up to the end of a clause; null if there is none to show.
 */
export function quoteOf(sentence: Sentence, raw: string, cue?: RegExp): string | null {
  const whole = trimmed(sentence.quote)
  const quote = unquoted(whole.length <= LONGEST_QUOTE ? whole : clauseWith(whole, cue))
  const normalized = normalizeText(quote)
  if (quote.length < SHORTEST_QUOTE || !raw.includes(quote)) return null
  if (quote !== whole && HALF_SAID.test(quote)) return null
  return holdsPersonalData(normalized) || isPrivate(normalized) ? null : quote
}

/** « S'il y a eu des problèmes »: cut there, it waits for the rest. */
const HALF_SAID = /^(?:s'ils? |si |quand |lorsqu|puisqu|comme )[^,:]*$/iu

const ENDS_AND_MARKS = /^[\s"«»,;:.–-]+|[\s"«».,;:!–-]+$/g

/** Guillemets inside guillemets confuse: the longest piece between them that can stand alone is shown. */
const unquoted = (text: string) =>
  text
    .split(/[«»]/)
    .map((piece, at) => (at === 0 ? trimmed(piece) : trimmed(piece).replace(HANGING, '')))
    .map((piece, at, { length }) =>
      at < length - 1 ? piece.replace(DANGLING, '').replace(NAMING, '') : piece,
    )
    .sort((a, b) => b.length - a.length)[0] ?? ''
/** « …et la règle « toujours deux » »: the noun waits for what the guillemets hold. */
const NAMING = /,? (?:et|ou|puis) (?:l[ae]s? |l'|une? |des |mon |ma |mes |ce |cette )\p{L}+$/u
/** What follows a closing guillemet leans on what it closed. */
const HANGING =
  /^(?:est|sont|a|ont|était|avait|que|qu'|qui|dont|où|parce|pour|en|de|d'|à|au|et|ou|mais|puis|comme|avec).*$/isu

const isPaired = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 0
const trimmed = (text: string): string =>
  text
    .replace(isPaired(text) ? /^[\s«»,;:.–-]+|[\s«».,;:!–-]+$/g : ENDS_AND_MARKS, '')
    .replace(/^(?:et|donc|mais|alors|puis)\s+/i, '')
    .replace(/\s(?:et|mais|donc|puis)$/, '')

function clauseWith(sentence: string, cue?: RegExp): string {
  const pauses = [...sentence.matchAll(isBreathless(sentence) ? BREATH : CLAUSE_END)]
  const starts = [0, ...pauses.map(({ index, 0: end }) => index + end.length)]
  const marked = pauses.filter(({ 0: end }) => end.trim() !== '')
  const entries = [0, ...marked.map(({ index, 0: end }) => index + end.length)]
  const cued = cue
    ? (starts.findLast((start) => normalizeText(sentence.slice(start)).search(cue) >= 0) ?? 0)
    : 0
  const cuedEnd = starts.find((start) => start > cued) ?? sentence.length
  const first = entries.find((start) => start <= cued && cuedEnd - start <= LONGEST_QUOTE) ?? cued
  const ends = [...starts.filter((start) => start > cued), sentence.length]
  const end = ends.filter((one) => one - first <= LONGEST_QUOTE).at(-1)
  if (end === undefined) return ''
  const piece = trimmed(sentence.slice(first, end))
  return end === sentence.length ? piece : piece.replace(DANGLING, '')
}

const SMALL =
  "et|puis|mais|car|ou|de|que|qu'|qui|pour|avec|le|la|les|un|une|des|du|au|en|à|je|j'|on|il|elle|ils|sur|dans|sans|par|a|ai|est|c'est|c'était|était|étaient|quand|comme|si"
const DANGLING = new RegExp(
  `(?:,?\\s(?:${SMALL}|là|après|ensuite|alors|donc|finalement|maintenant|pendant))+$`,
)
