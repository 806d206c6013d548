import type { QuestionKind } from '../../../interviewer.ts'
import { PLAIN_MONTHS } from '../../french/months.ts'
import type { Answer } from '../answer.ts'
import { CUES } from './cues.ts'
import { matchesCue } from './match-cue.ts'
import { shared } from './overlap.ts'

/** Any way of saying why: a cause, a wish, a choice, or this post at all. */
const WHY =
  /\b(?:parce qu\w*|parceque|car|puisque|envie|attir\w*|plai[st]\w*|a plu|interess\w*|motiv\w*|passion\w*|aim\w*|adore|prefere\w*|je (?:veux|voudrais|cherche|souhaite\w*|postule|viens|compte|pense|connais)|sens|pour ca|pourquoi|c est ce qu\w*|ce qui|projet|quitter|changer|choisi\w*|rejoindre|apprendre|chez vous|votre|vos|vous|annonce|offre|ce poste|ici|mieux|besoin|raison\w*|metier|passer)\b/
const NUMBER =
  '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente)'
/** Any way of saying where one comes from: a length of time, a training, a contract, a trade said first. */
const PATH: readonly RegExp[] = [
  new RegExp(
    `\\b${NUMBER} (?:ans?|annees?|saisons?|mois)\\b(?! (?:apres|plus tard|avant|de suite))|\\b(?:dix|vingt|trente) (?:et )?\\w+ ans\\b|\\bpremiere annee\\b`,
  ),
  /\b(?:19|20)\d\d\b/,
  /\b(?:diplome\w*|bac|cap|bep|bts|dut|but|licence|m1|m2|l3|master|titre pro\w*|doctorat|these|ecole|fac|deust|ifsi|ingenieur\w*|etudes|formation|formee?|certif\w*|brevet|lycee|troisieme)\b/,
  /\b(?:stages?|stagiaire|alternan\w*|apprenti\w*|interim\w*|cdi|cdd|mi temps|benevol\w*|saisonn\w*|vacataire|remplacements|reconver\w*|chomage|autodidacte|freelance|independant\w*)\b/,
  /\bj ai (?:surtout |deja |aussi )?(?:fait|pratique) (?:de (?:la|l)|du|des|un peu d)\b/,
  /^\W{0,3}(?:\w+\W{1,3}){0,6}(?:je suis|j ai (?:ete|travaille|tenu|toujours)|j etais|je travaille|moi c est|je m appelle|passionnee?)\b|\bmon parcours\b|\bje (?:cherche|postule|candidate|parle)\b|\b(?:permis|caces|bafa|anglais|italien|courant|disponible|mobile)\b/,
]

/** A good story told to the wrong question: nothing in it says why (motivation) or who (presentation). */
export function answersAnother(
  { plain: text, roots: mine }: Answer,
  kind: QuestionKind,
  asked: ReadonlySet<string>,
): boolean {
  if (!matchesCue(text, CUES.ownPast) && !matchesCue(text, CUES.wePast)) return false
  if (kind === 'closing') return !ENDS.test(text) && !/\?/.test(text)
  if (shared(mine, asked).length > 1) return false
  if (kind === 'presentation') return !PATH.some((step) => step.test(text))
  if (kind !== 'motivation' || !matchesCue(text, CUES.story)) return false
  return !WHY.test(text) && !STATES.test(text)
}

/** What is so today, and not only that day. */
const STATES = /\b(?:c est|j habite|il est temps|je (?:suis|fais|prends|sais)|ce sont)\b/
const ENDS = new RegExp(
  String.raw`\b(?:dispo\w*|libre|preavis|demain|lundi|mardi|mercredi|jeudi|vendredi|des (?:que|le)|${PLAIN_MONTHS}|savoir|question\w*|salaire|euros?|pretention\w*|horaires?|contrat|commencer|vous|votre|vos|le \d+)\b`,
)
