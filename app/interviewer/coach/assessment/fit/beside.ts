import type { Answer } from '../answer.ts'
import { shared } from '../signals/overlap.ts'
import type { Asked } from './asked.ts'
import type { Family } from './families.ts'

/** Any way of saying what one wants, likes, leaves or looks for. */
const WISH =
  /\b(?:envies?|attir\w*|(?:me|m a|vous|leur|lui|se) (?:re)?plai[st]\w*|plaisir|a plu|m (?:a )?interess\w*|me motiv\w*|me passionn\w*|j aime\w*|j (?:ai|avais) (?:\w+ )?aime\w*|j adore|prefer\w*|je (?:re)?cherch\w*|je (?:veux|voudrais|voulais|souhaite\w*|postule|viens|reviens|vise)|j (?:espere|attends)|j apprecie\w*|me parle|m amene|pour ca|pourquoi|ce qui m\w*|raisons?|projet pro\w*|quitter|choisi\w*|rejoindre|me manqu\w*|m a manqu\w*|marre|assez d\w*|du sens|donne un sens|reve\w*|autant (?:le|la|les)|ras le bol|il est temps|tient a coeur|me convain\w*|convaincue?|plutot qu\w*|mieux|permettr\w*|utiles?|etre celui|etre celle|parce qu\w*|parceque|ennuy\w*)\b/
/** A first sentence that says where one comes from: a name, a diploma, a trade, a number of years. */
const OPENS_ON_PATH =
  /^\W{0,3}(?:alors |euh |bonjour |moi )*(?:je m appelle|moi c est|je suis|j ai \d+|\w+ (?:ans|annees|saisons)\b|\d+ (?:ans|annees)|bac|cap|bts|bep|dut|but|licence|master|m1|m2|diplome|titre|ingenieur|apprenti\w*|ancien\w*|fils|fille|compagnon|j ai (?:commence|travaille|grandi|ete|fait)|je viens de)\b|^[^.!?]{0,60}\b(?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quatorze|quinze|vingt) ans\b/
const FIRST_WORDS = /^(?:[^.!?;:]*[.!?;:]){0,2}/
/** People of the scene, and what is said or asked of them. */
const PEOPLE =
  /\b(?:previens|prevenu\w*|previent|alert\w+|appel\w+|demand\w+|inform\w+|signal\w+|chef\w*|responsable\w*|infirmi\w+|medecin\w*|direct\w+|tuteur|collegues?|le 15|samu|pompiers|hierarchie|client\w*|patient\w*|monsieur|madame|dame|famille|parents?|enfant\w*|equipe|lui|leur|elle|il dit|excuse\w*|refuse\w*|propose\w*|explique\w*|conducteur|locataire|eleve\w*|candidat\w*|personne|maire|elus?|agent\w*|voisin\w*|fournisseur|juriste|dpo|rssi)\b/g

interface Beside {
  doubt: number
  told: Family
}

const PATH_ALONE = 0.42
const WHY_COMES_LATE = 0.12
const NOBODY_THERE = 0.42
const HARDLY_ANYBODY = 0.22
const HALF_ELSEWHERE = 0.06
/** A method that takes up no word of the question may be the method of something else. */
const OTHER_SUBJECT = 0.07

/** What makes an answer miss its question whatever the telling: a path without a why, a method without the scene. */
export function besideBy(answer: Pick<Answer, 'plain' | 'roots'>, asked: Asked): Beside | null {
  const taken = shared(asked.roots, answer.roots).length
  switch (asked.kind) {
    case 'motivation':
      return pathInsteadOfWhy(answer.plain, taken)
    case 'situational':
      return methodInsteadOfScene(answer.plain, taken)
    case 'technical':
      return taken === 0 ? { doubt: OTHER_SUBJECT, told: 'method' } : null
    default:
      return null
  }
}

function pathInsteadOfWhy(text: string, taken: number): Beside | null {
  if (taken > 1 || !OPENS_ON_PATH.test(text)) return null
  if (!WISH.test(text)) return { doubt: PATH_ALONE, told: 'presentation' }
  const opening = FIRST_WORDS.exec(text)?.[0] ?? ''
  return WISH.test(opening) ? null : { doubt: WHY_COMES_LATE, told: 'presentation' }
}

function methodInsteadOfScene(text: string, taken: number): Beside | null {
  if (taken > 1) return null
  const people = new Set(text.match(PEOPLE)).size
  if (taken === 1) return people <= 1 ? { doubt: HALF_ELSEWHERE, told: 'method' } : null
  const doubt = people <= 1 ? NOBODY_THERE : people === 2 ? HARDLY_ANYBODY : OTHER_SUBJECT
  return { doubt, told: 'method' }
}
