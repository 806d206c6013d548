import type { Sentence } from '../answer.ts'
import { normalizeText } from '../normalize-text.ts'
import { holdsPersonalData, isPrivate } from '../signals/claims.ts'
import { FALLS, isBreathless } from '../split-breathless.ts'

const LONGEST_QUOTE = 140
/** A whole sentence says all it has to say: a little more of it is worth showing. */
const LONGEST_WHOLE = 160
const SHORTEST_QUOTE = 4

const SPEAKS = String.raw`(?:je|j'\p{L}+|jai|on|nous|il|elle|ils|elles|c'est|c'était|ça|cela)`
const LINKS = String.raw`(?:(?:et|mais|puis|donc|alors|car|ensuite|sinon)\s)?`
/** Where a clause is over: what comes next speaks anew, or depends on it and can be left. */
const CLAUSE_END = new RegExp(
  String.raw`;\s|\s:\s|\.\s|,\s(?=${LINKS}(?:${SPEAKS}|si|s'ils?|quand|parce|afin|sinon|ensuite|puis(?!\s${FALLS}))\s)|\s(?=et\s(?:je|j'\p{L}+|jai|on|nous)\s)|\s(?=(?:(?:puis|mais)(?!\s${FALLS})|car|parce|alors(?!\sque)|donc)\s)`,
  'giu',
)
/** Where a clause may start: its own subject comes first. */
const CLAUSE_START = new RegExp(String.raw`^${LINKS}(?:je|j'\p{L}+|jai|on|nous)\s`, 'iu')

/** Where one who dictates without a sign takes breath. */
const BREATH = new RegExp(
  String.raw`,\s|(?<!(?:ne|que|heure|jour|moment|où|quand|si|comme|dont|lesquelles?|pourquoi|comment|combien|qui|ce|=))\s(?=(?:(?:et\s)?(?:je|j'\p{L}+|jai|on)|l'an (?:passé|dernier)|(?:puis|mais)(?!\s${FALLS})|car|parce|alors(?!\sque)|donc|nous(?!\s\p{L}+(?:er|ir|oir|re)(?!\p{L}))|depuis|(?<!(?:er|ir|oir|re)\s)ensuite|finalement|maintenant|au (?:bout|départ|début))\s)`,
  'giu',
)

/**
 * The piece of a sentence that carries a cue, as an exact substring of the raw answer: the whole
 * sentence when it is short, otherwise whole clauses of it; null when none can stand alone.
 */
export function quoteOf(sentence: Sentence, raw: string, cue?: RegExp): string | null {
  const whole = trimmed(sentence.quote)
  const quote = unquoted(whole.length <= longestOf(whole) ? whole : clauseWith(whole, cue)).replace(
    WHERE_LEFT,
    '',
  )
  const folded = normalizeText(quote)
  if (quote.length < SHORTEST_QUOTE || !raw.includes(quote)) return null
  if (quote !== whole && HALF_SAID.test(quote)) return null
  if (quote !== whole && /^(?:parce|car)\s/iu.test(quote)) return null
  if (quote !== whole && ANNOUNCES.test(quote)) return null
  if (!isPaired(quote) || UNCLOSED.test(quote) || LEANS.test(quote)) return null
  return holdsPersonalData(folded) || isPrivate(folded) ? null : quote
}

const longestOf = (whole: string) => (isBreathless(whole) ? LONGEST_QUOTE : LONGEST_WHOLE)

/** « S'il y a eu des problèmes »: cut there, it waits for the rest. */
const HALF_SAID = /^(?:s'ils? |si |quand |lorsqu|puisqu|comme )[^,:]*$/iu
/** « J'y ai gagné deux choses »: what they are was cut off. */
const ANNOUNCES = /(?:choses|raisons|questions|points|étapes|idées|exemples|savoir)$/iu
/** A bracket that only the rest would close. */
const UNCLOSED = /\([^)]*$|^[^(]*\)/u
/** « Non, pas systématiquement » answers what stood before it. */
const LEANS = /^(?:(?:non|oui|si)[,.] |que |alors que |qu'|qui |dont |où |sinon )/iu

/** « … de la prod où chaque soir »: what happens there was cut off. */
const WHERE_LEFT =
  /,?\s(?:où|dont|quand) (?:chaque|le|la|un|une|ce|cette) \p{L}+$|\s(?:et|puis) (?:depuis|pendant) \S+ (?:ans?|mois|semaines?)$/iu

const ENDS_AND_MARKS = /^[\s"«»,;:.–-]+|[\s"«».,;:!–-]+$/g

/** Guillemets inside guillemets confuse: the longest piece between them that can stand alone is shown. */
const unquoted = (text: string) =>
  text
    .split(/[«»]/)
    .map((piece, at) => (at % 2 === 0 && at > 0 && HANGING.test(piece) ? '' : trimmed(piece)))
    .map((piece, at, { length }) =>
      at >= length - 1 || at % 2 === 1
        ? piece
        : (PAUSE.test(piece) ? piece : '')
            .replace(/[,:;][^,:;]*$/u, '')
            .replace(DANGLING, '')
            .replace(NAMING, ''),
    )
    .map((piece) => piece.trim())
    .sort((a, b) => b.length - a.length)[0] ?? ''
const PAUSE = /[,:;.]/u
/** « …et la règle « toujours deux » »: the noun waits for what the guillemets hold. */
const NAMING = /,? (?:et|ou|puis) (?:l[ae]s? |l'|une? |des |mon |ma |mes |ce |cette )\p{L}+$/u
/** What follows a closing guillemet without a pause is the end of what stood before it. */
const HANGING =
  /^\s*[\p{L}\d]|^\s*[,.;:!?]?\s*(?:est|sont|que|qu'|qui|dont|où|parce|pour|et|ou|mais|puis|comme|avec)(?!\p{L})/iu

const isPaired = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 0
const trimmed = (text: string): string =>
  text
    .replace(isPaired(text) ? /^[\s«»,;:.–-]+|[\s«».,;:!–-]+$/g : ENDS_AND_MARKS, '')
    .replace(/^(?:et|donc|mais|alors(?!\sque)|puis)\s+/i, '')
    .replace(/\s(?:et|mais|donc|puis)$/, '')

/** The longest run of whole clauses that holds the cue; without a cue, from the first one. */
function clauseWith(sentence: string, cue?: RegExp): string {
  const isDictated = isBreathless(sentence)
  const pauses = [...sentence.matchAll(isDictated ? BREATH : CLAUSE_END)]
  const ends = [...pauses.map(({ index }) => index), sentence.length]
  const after = pauses.map(({ index, 0: end }) => index + end.length)
  const starts = [
    0,
    ...after.filter(
      (at, place) =>
        (isDictated && !pauses[place]?.[0].startsWith(',')) ||
        CLAUSE_START.test(sentence.slice(at)),
    ),
  ]
  const found = starts.flatMap((start) =>
    ends
      .filter((end) => end > start && end - start <= LONGEST_QUOTE)
      .map((end) =>
        whole(sentence.slice(start, end), { isLast: end === sentence.length, isDictated }),
      )
      .filter((piece) => piece !== '' && (!cue || normalizeText(piece).search(cue) >= 0))
      .sort((a, b) => b.length - a.length)
      .slice(0, 1),
  )
  return (isDictated ? found.at(-1) : found[0]) ?? ''
}

function whole(
  piece: string,
  { isLast, isDictated }: { isLast: boolean; isDictated: boolean },
): string {
  const text = trimmed(piece)
  const kept = isLast
    ? text
    : (isDictated ? text.replace(UNFINISHED, '') : text)
        .replace(DANGLING, '')
        .replace(WHEN_LEFT, '')
        .replace(DANGLING, '')
  return kept.split(' ').length < FEWEST_WORDS ? '' : kept
}
const FEWEST_WORDS = 3

/** A reason that the cut may have broken off. */
const UNFINISHED = /,? (?:parce qu(?:e|'\p{L}+)|car|alors que|pour que) [^,;:]*$/iu

/** A moment said last belongs to what comes after it: « … de la place Le samedi ». */
const WHEN_LEFT =
  /\s(?:[Ll]e (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|midi|jour même|lendemain)|[Uu]n (?:jour|matin|soir)|[Aa]u (?:départ|début|bout d'un moment)|[Àà] la fin|[Ll]a (?:première|deuxième|dernière) (?:fois|semaine)|[Cc]e jour-là|[Hh]ier|[Ll]'an dernier|moi|un jour|parfois|souvent|(?:et )?depuis \S+ (?:ans?|mois|semaines?))$/u

const SMALL =
  "et|puis|mais|car|ou|de|que|qu'|qui|pour|avec|le|la|les|un|une|des|du|au|en|à|je|j'|on|il|elle|ils|elles|sur|dans|sans|par|a|ai|ne|n'|se|s'|me|est|c'est|c'était|était|étaient|quand|comme|si"
const DANGLING = new RegExp(
  `(?:,?\\s(?:${SMALL}|et plus|surtout|là|après|ensuite|alors|donc|finalement|maintenant|pendant|franchement|honnêtement|sinon|depuis))+$`,
  'i',
)
