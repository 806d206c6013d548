import { wordPairs } from './gates/pasted.ts'
import { normalizeText } from './normalize-text.ts'

const MARKUP =
  /<(?:script|style)\b[^>]{0,200}>[^<]{0,2000}<\/(?:script|style)>|<!--[\s\S]{0,2000}?-->|<\/?[a-z][^<>]{0,300}>/gi
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const LONE_SURROGATE = /\p{Surrogate}/gu

/** An order meant for whoever grades the answer; the whole sentence or line is set aside. */
const ORDER =
  /\b(?:ignor\w{1,20}|oubli\w{1,20}|disregard|forget)\b.{0,40}\b(?:consignes?|instructions?|regles?|prompt|previous|precedent\w{0,20})\b|\[?\b(?:system|systeme|assistant|inst)\b ?[\]:>]|<\|?(?:im_start|system)|\b(?:donne|donnez|mets|mettez|attribue\w*|accorde\w*|give|set)\b.{0,30}\b(?:100|20|note|score|points?|maximum)\b.{0,30}(?:\bsur\b|\/|\breponse\b|\bmaximale?\b|\banswer\b|100)|\b(?:le )?score (?:de cette reponse )?(?:est|doit etre|=|:)|\bpoints forts ?:|\btu es (?:un|une) (?:ia|assistant|evaluat)\w*|\bvous etes (?:une ia|un modele)|\b(?:evaluateur|correcteur|ia|chatgpt|gpt|modele) ?[,:] ?(?:note|donne|ignore|mets|reponds)\w*|\b(?:nouvelle|nouvelles) (?:consigne|instruction)s? ?:|\b(?:tu es|vous etes|agis comme|agissez comme|comporte toi comme|fais comme si tu etais) (?:maintenant |desormais )?(?:une? |le |la )?(?:recruteu\w{1,5}|correct\w{1,6}|examinat\w{1,6}|evaluat\w{1,6}|coach|jury|professeur) (?:tres |trop |plus )?(?:genereu\w{1,4}|indulgent\w{0,2}|gentil\w{0,3}|qui)\b|\b(?:confirmez?|repond(?:s|ez)|en repondant) (?:(?:uniquement|seulement|juste) )?par (?:une? )?(?:compliment|felicitation|oui)|\b(?:dis moi|dites moi|reponds|repondez|ecris|confirme) que (?:ma|cette|la|ce) (?:reponse|candidat\w{0,4}|texte)\b|\b(?:attribue\w{0,2}|mets|mettez|donne\w{0,2}) (?:moi )?(?:la )?(?:meilleure|plus haute|note max\w{0,4}|100\b)|^(?:ecris|redige|traduis|genere|compose|chante)(?:[ -]moi)? (?:(?:un|une|la|le) (?:poeme|chanson|histoire|blague|haiku|recette|rap|conte|essai|dissertation|discours)|en (?:anglais|espagnol|allemand|italien|latin))\b|\bjailbreak\b|\b(?:commentaire|retour|avis) (?:tres )?(?:elogieux|positif) (?:et|a|pour|uniquement)/
const ORDER_TAIL = /^(?:fin|end|points forts|strengths|score)\b/

/**
 * Blanks out, character for character, what the candidate did not say: markup, invisible
 * characters, hidden orders, the question and whole lines of the offer. Offsets stay those of the raw text.
 */
export function maskNonCandidateText(
  raw: string,
  question: string,
  offered: ReadonlySet<number>,
): string {
  let text = raw
    .replace(LONE_SURROGATE, ' ')
    .replace(INVISIBLE, keepLineBreak)
    .replace(MARKUP, blank)
  text = blankOnce(text, question.trim())
  return blankPieces(text, offered)
}

const keepLineBreak = (sign: string) =>
  sign === '\n' || sign === '\t' ? sign : ' '.repeat(sign.length)
const blank = (piece: string) => ' '.repeat(piece.length)

function blankOnce(text: string, piece: string): string {
  if (piece.length < 12) return text
  const at = text.toLowerCase().indexOf(piece.toLowerCase())
  if (at < 0) return text
  const rest = text.slice(at + piece.length).replace(/^\s*(?:r[ée]ponse\s*)?:?\s*/i, blank)
  return text.slice(0, at) + blank(piece) + rest
}

const PIECE = /[^.!?\n]+[.!?\n]*/g

/** Sentence by sentence: orders, then what follows an order, then lines of the offer. */
function blankPieces(text: string, offered: ReadonlySet<number>): string {
  let following = false
  return text.replace(PIECE, (piece) => {
    const normalized = normalizeText(piece)
    following = ORDER.test(normalized) || (following && ORDER_TAIL.test(normalized))
    return following || isCopied(normalized, offered) ? blank(piece) : piece
  })
}

const FEWEST_PAIRS = 5
/** A word may have been mistyped, or lost on the way. */
const COPIED = 0.8

function isCopied(normalized: string, offered: ReadonlySet<number>): boolean {
  const pairs = wordPairs(normalized)
  if (pairs.length < FEWEST_PAIRS) return false
  return pairs.filter((pair) => offered.has(pair)).length >= pairs.length * COPIED
}
