import type { QuestionKind } from '../../../interviewer.ts'
import type { Answer } from '../answer.ts'
import { CUES } from './cues.ts'
import { countOf, hears } from './matches.ts'
import { roots, shared } from './overlap.ts'

/** Any way of saying why: a cause, a wish, a choice, or this post at all. */
const WHY =
  /\b(?:parce qu\w*|parceque|car|puisque|envie|attir\w*|plai[st]\w*|a plu|interess\w*|motiv\w*|passion\w*|aim\w*|adore|prefere\w*|je (?:veux|voudrais|cherche|souhaite\w*|postule|viens|compte|pense|connais)|sens|pour ca|pourquoi|c est ce qu\w*|ce qui|projet|quitter|changer|choisi\w*|rejoindre|apprendre|chez vous|votre|vos|vous|annonce|offre|ce poste|ici|mieux|besoin|raison\w*|metier|passer)\b/
/** Any way of saying who one is: a trade, a training, a length, a place. */
const WHO =
  /\b(?:je suis|suis|je travaille|travaill\w+|\d+ ans|\w+ ans|annees?|diplom\w*|bac|cap|bep|bts|dut|but|licence|master|titre|ecole|formation|experience\w*|stage\w*|alternance|apprenti\w*|interim|metier|poste|parcours|carriere|embauch\w*|commence|debut\w*|reconver\w*|chez|je m appelle|moi c est|depuis|aujourd hui|actuellement|cherche|vendu|encadr\w*)\b/g

/** A good story told to the wrong question: nothing in it says why (motivation) or who (presentation). */
export function answersAnother(
  { plain: text, words }: Answer,
  kind: QuestionKind,
  asked: ReadonlySet<string>,
): boolean {
  if (!hears(text, CUES.ownPast) && !hears(text, CUES.wePast)) return false
  if (kind === 'closing') return !ENDS.test(text) && !/\?/.test(text)
  if (!hears(text, CUES.story) || shared(roots(words), asked).length > 1) return false
  if (kind === 'motivation') return !WHY.test(text) && !STATES.test(text)
  return kind === 'presentation' && countOf(text, WHO) === 0
}

/** What is so today, and not only that day. */
const STATES = /\b(?:c est|j habite|il est temps|je (?:suis|fais|prends|sais)|ce sont)\b/
const ENDS =
  /\b(?:dispo\w*|libre|preavis|demain|lundi|mardi|mercredi|jeudi|vendredi|des (?:que|le)|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|savoir|question\w*|salaire|euros?|pretention\w*|horaires?|contrat|commencer|vous|votre|vos|le \d+)\b/
