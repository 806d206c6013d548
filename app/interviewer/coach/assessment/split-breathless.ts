import { answerOf, type Sentence } from './answer.ts'
import type { Judgement } from './judge.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import { findParts } from './parts.ts'

/** One sign for this many words at least, or the voice is all there is to cut by. */
const WORDS_PER_SIGN = 20
const LONG = 110
const SHORTEST = 30

export const isBreathless = (text: string) =>
  (text.match(/[,;:]/g)?.length ?? 0) < text.split(' ').length / WORDS_PER_SIGN

/** « …dix fois puis sans moi », « …que je connais peu mais où je suis prêt à aller »: the fall of what was said. */
export const FALLS = String.raw`(?:sans|avec|où|qui|que|qu'\p{L}+|dont|pas|seulement|surtout|jamais|en|pour|à|au|aux)(?!\p{L})`
/** Where a new statement opens, in words that nothing parts. */
const OPENING = new RegExp(
  String.raw`\s(?=(?:l'an (?:passé|dernier)|(?:puis|mais)(?!\s${FALLS})|alors|donc|ensuite|maintenant|finalement|au (?:bout|départ|début)(?=(?: d'un \S+| de \S+| du \S+)? (?:je|j'\p{L}+|on|ils?|elles?|nous|c'\p{L}+)\s)|depuis (?:je|j'\p{L}+|on|il|elle|nous)|j'\p{L}+|jai|je|on|nous(?!\s\p{L}+(?:er|ir|oir|re)(?!\p{L})))\s)`,
  'giu',
)
/** Before it, what still waits for its verb or its main clause. */
const WAITING =
  /(?:(?:^|\s)(?:ce qu[ie'] ?|parce qu|car |s'ils? |si |quand |lorsqu|avant qu|pour qu).{0,36}|(?:^|\s)(?:que|qu'|heure|jour|moment|où|quand|si|comme|dont|et|et moi|ou|mais|donc|qui|parce|car|puis|alors|depuis|lesquelles?|pourquoi|combien|comment|ce|celle|celui|tandis|ceux)|(?:^|\s)et (?:à|vers|après|avant) [^,.;]{2,30}|[=«(:/]\s?)$/iu
const LOOKED_BACK = 50
/** Two and a half minutes of speech: nobody dictates longer, and what is pasted is read as it stands. */
const MOST_DICTATED = 3_000

/** A capital in the middle of a line, typed where a full stop was meant. */
const CAPITAL =
  /(?<=[\p{Ll}\d])\s(?=(?:[JL]'\p{Ll}|(?:Je|On|Ils?|Elles?|Nous|Quand|Pendant|Puis|Ensuite|Après|Depuis|Les?|La|Une?|Des|Ce|Cette|C'est|Ça|Mon|Ma|Mes|Au|En|Si|Pour)\s))/gu

/** The same judgement with what was dictated in one breath cut into statements, so that each can be named. */
export function splitBreathless(judgement: Judgement): Judgement {
  const { answer, kind } = judgement
  if (answer.plain.length > MOST_DICTATED) return judgement
  const sentences = answer.sentences.flatMap(statements)
  if (sentences.length === answer.sentences.length) return judgement
  const finer = answerOf(answer.raw, sentences)
  return { ...judgement, answer: finer, annotated: findParts(finer, kind) }
}

function statements(sentence: Sentence): Sentence[] {
  const { quote } = sentence
  if (quote.length <= LONG || !isBreathless(quote)) return [sentence]
  const pieces: string[] = []
  let start = 0
  const opened = [...quote.matchAll(OPENING)].filter(
    ({ index }) => !WAITING.test(quote.slice(Math.max(0, index - LOOKED_BACK), index)),
  )
  const openings = [...quote.matchAll(CAPITAL), ...opened]
  for (const { index } of openings.sort((a, b) => a.index - b.index)) {
    if (index - start < SHORTEST || quote.length - index < SHORTEST) continue
    pieces.push(quote.slice(start, index).trim())
    start = index
  }
  pieces.push(quote.slice(start).trim())
  return pieces.map((piece) => {
    const normalized = normalizeText(piece)
    return { quote: piece, plain: normalized, words: normalizedWords(normalized) }
  })
}
