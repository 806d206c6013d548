import { normalizedWords, normalizeText } from './normalize-text.ts'
import { isPrivate } from './signals/claims.ts'
import { matchesCue } from './signals/match-cue.ts'
import { roots } from './signals/overlap.ts'

/** One sentence (or line) of an answer; `quote` is an exact piece of what the candidate typed. */
export interface Sentence {
  quote: string
  plain: string
  words: string[]
}

/** What the coach judges of an answer, once what is not the candidate's has been set aside. */
export interface Answer {
  raw: string
  plain: string
  words: string[]
  /** Roots of the words that carry sense. */
  roots: ReadonlySet<string>
  sentences: Sentence[]
}

/** « Mme B. appelait », « M. Roux »: a full stop that ends no sentence. */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:M|Mm|Mme|Mlle|Mr|Dr|Pr|Me|St|Ste|cf|ex|env|réf)(?= ?\.))(?<!(?<!\p{L})(?:[Mm]me|[Mm]lle|[Mm]r?) \p{L})(?<!(?<!\p{L})\p{Lu}(?=\. \p{Ll}))[.!?…]+(?:[  ]?["»)\]])*(?=\s|$)|\n+|;\s/gu
const BULLET = /^(?:[\s\-–—•*#>]|\d{1,2}[.)]\s)+/
const LONGEST_SENTENCE = 600
/** A cut is not worth a stump. */
const FEW_LEFT = 60

/** Cuts a text into sentences, each an exact substring of it. */
export function cutSentences(text: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const end of text.matchAll(SENTENCE_END)) {
    pieces.push(text.slice(start, end.index + end[0].trimEnd().length))
    start = end.index + end[0].length
  }
  pieces.push(text.slice(start))
  return pieces
    .flatMap(cutUnpunctuated)
    .flatMap(cutLong)
    .map((piece) => piece.replace(BULLET, '').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !ANNOUNCES.test(piece))
}

/** « moi ce que j'ai fait » announces a deed and is none. */
const ANNOUNCES =
  /^(?:(?:et|donc|alors|du coup|ben|bah|euh) )*(?:moi )?ce que (?:moi )?j'ai fait(?: moi| en premier| d'abord)?(?: c'est(?: que)?)?$/iu

/** Dictated or typed without a sign: a new step opens on its own word. */
const STEP =
  /\s+(?=(?:j'ai|jai|je l'ai|puis|donc|depuis|ensuite|du coup|après|apres|au final|maintenant)\s)/gi
const UNPUNCTUATED_WORDS = 24
const SHORTEST_STEP = 20

function cutUnpunctuated(piece: string): string[] {
  const words = piece.split(/\s+/).length
  if (words <= UNPUNCTUATED_WORDS || /[,;:]/.test(piece.trim().slice(0, -1))) return [piece]
  const steps: string[] = []
  let start = 0
  for (const { index } of piece.matchAll(STEP)) {
    if (index - start < SHORTEST_STEP) continue
    steps.push(piece.slice(start, index))
    start = index
  }
  return [...steps, piece.slice(start)]
}

function cutLong(piece: string): string[] {
  if (piece.length <= LONGEST_SENTENCE + FEW_LEFT) return [piece]
  const cut = piece.lastIndexOf(' ', LONGEST_SENTENCE)
  const at = cut > LONGEST_SENTENCE / 2 ? cut : LONGEST_SENTENCE
  return [piece.slice(0, at), ...cutLong(piece.slice(at))]
}

/**
 * Over five minutes of speech: nobody is listened to that long, and what comes later would cost time
 * without changing what is heard.
 */
const MOST_READ = 5_000

/** What is listened to of a judged text, cut between two words. */
export function keepStart(judged: string): string {
  const start = Math.max(0, judged.search(/\S/))
  if (judged.length - start <= MOST_READ) return judged
  const cut = judged.lastIndexOf(' ', start + MOST_READ)
  return judged.slice(0, cut > start + MOST_READ / 2 ? cut : start + MOST_READ)
}

/** Reads the judged text; a sentence said twice counts once, one about private life for nothing. */
export function readAnswer(raw: string, judged: string): Answer {
  const seen = new Set<string>()
  const isTold = matchesCue(judged, TOLD)
  const sentences: Sentence[] = []
  for (const quote of cutSentences(judged)) {
    const normalized = isTold
      ? normalizeText(quote).replace(PAST_IGNORANCE, 'je decouvrais')
      : normalizeText(quote)
    if (seen.has(normalized)) continue
    seen.add(normalized)
    if (isOnlyPrivate(normalized) || isOfOnesFrench(normalized)) continue
    sentences.push({ quote, plain: normalized, words: normalizedWords(normalized) })
  }
  return answerOf(raw, sentences)
}

/** An answer made of some of its sentences. */
export function answerOf(raw: string, sentences: Sentence[]): Answer {
  const whole = sentences.map((sentence) => sentence.plain).join(' \n ')
  const words = normalizedWords(whole)
  return { raw, plain: whole, words, roots: roots(words), sentences }
}

const LONGEST_ASIDE = 40

/** A short sentence about age, health or family, with nothing done in it. */
function isOnlyPrivate(normalized: string): boolean {
  return (
    isPrivate(normalized) &&
    normalizedWords(normalized).length <= LONGEST_ASIDE &&
    !matchesCue(normalized.replace(PRIVATE_DEED, ' '), DEED)
  )
}

/** « Mon français pas bien, excusez-moi »: how one speaks is no part of what one says. */
const isOfOnesFrench = (normalized: string) =>
  ONES_FRENCH.test(normalized) && normalizedWords(normalized).length <= MOST_ON_FRENCH
const MOST_ON_FRENCH = 14
const ONES_FRENCH =
  /\b(?:pas|peu|mal|apprends?|apprendre) (?:a )?(?:parler?|ecrire|parle)?(?: \w+){0,2} ?(?:le )?francais\b|\bmon francais\b|\b(?:excuse\w*|desolee?|pardon)\b.{0,20}\b(?:fautes|francais|orthographe)\b/

/** Not to have known, once, is where a story starts; it is no way of having nothing to say. */
const PAST_IGNORANCE =
  /\bje (?:ne )?(?:savais|connaissais|comprenais|maitrisais) (?:pas|rien)(?: du tout| encore)?\b|\bje n avais (?:aucune idee|pas la moindre idee|jamais \w+)\b/g
const TOLD = /j['’ ]?ai\s\p{L}+(?:é|i|u|is|it)(?!\p{L})/iu

const PRIVATE_DEED =
  /\bj ai (?:eu |fait |traverse )?(?:\d+ ans|un cancer|une maladie|une depression|un burn ?out|(?:\w+ ){0,3}(?:ans?|mois) de prison)\b/g
const DEED = /\bj ai \w+|\bje (?!suis\b)\w+|\bj \w+ais\b|\bans d|\bancien|:/
