import { PLAIN_MONTHS } from '../../french/months.ts'
import type { Answer } from '../answer.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { shared } from '../signals/overlap.ts'
import type { Asked } from './asked.ts'
import type { Family } from './families.ts'

/** Any way of saying what one wants, likes, leaves or looks for. */
const WISH =
  /\b(?:envies?|attir\w*|(?:me|m a|vous|leur|lui|se) (?:re)?plai[st]\w*|plaisir|a plu|m (?:a )?interess\w*|me motiv\w*|me passionn\w*|j aime\w*|j (?:ai|avais) (?:\w+ )?aime\w*|j adore|prefer\w*|je (?:re)?cherch\w*|je (?:veux|voudrais|voulais|souhaite\w*|postule|viens|reviens|vise)|j (?:espere|attends)|j apprecie\w*|me parle|m amene|pour ca|pourquoi|ce qui m\w*|raisons?|projet pro\w*|quitter|choisi\w*|rejoindre|me manqu\w*|m a manqu\w*|marre|assez d\w*|du sens|donne un sens|reve\w*|autant (?:le|la|les)|ras le bol|il est temps|tient a coeur|me convain\w*|convaincue?|plutot qu\w*|mieux|permettr\w*|utiles?|etre celui|etre celle|parce qu\w*|parceque|ennuy\w*)\b/
/** A first sentence that says where one comes from: a name, a diploma, a trade, a number of years. */
const OPENS_ON_PATH =
  /^\W{0,3}(?:alors |euh |bonjour |moi )*(?:je m appelle|moi c est|je suis|j ai \d+|\w+ (?:ans|annees|saisons)\b|\d+ (?:ans|annees)|bac|cap|bts|bep|dut|but|licence|master|m1|m2|diplome|titre|ingenieur|apprenti\w*|ancien\w*|fils|fille|compagnon|j ai (?:commence|travaille|grandi|ete|fait)|je viens de)\b|^[^.!?]{0,60}\b(?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quatorze|quinze|vingt) ans\b/
/** A wish, or a reason given first: a cause inside a story is no reason to come. */
const WANTS = new RegExp(
  WISH.source.replace('|parce qu\\w*|parceque', '|^\\W{0,3}(?:parce qu\\w*|parceque)'),
)
/** The employer or the post, named in any way. */
const TIE = /\b(?:chez vous|votre|vos|vous|annonce|offre|ce poste|cette mission|ici)\b/
const ASKS = /\?|\b(?:savoir|question\w*|demander(?:ai|ais)?|comprendre|qui sera|comment)\b/
const DATED = new RegExp(
  String.raw`\b(?:dispo\w*|libre|preavis|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|immediat\w*|tout de suite|commencer|des (?:que|le|maintenant|aujourd)|a partir d|(?:debut|fin|mi) \w+|\d{1,2} ?(?:${PLAIN_MONTHS}))\b`,
)
const FIRST_WORDS = /^(?:[^.!?;:]*[.!?;:]){0,2}/
/** People of the scene, and what is said or asked of them. */
const PEOPLE =
  /\b(?:previens|prevenu\w*|previent|alert\w+|appel\w+|demand\w+|inform\w+|signal\w+|chef\w*|responsable\w*|infirmi\w+|medecin\w*|direct\w+|tuteur|collegues?|le 15|samu|pompiers|hierarchie|client\w*|patient\w*|monsieur|madame|dame|famille|parents?|enfant\w*|equipe|lui|leur|elle|il dit|excuse\w*|refuse\w*|propose\w*|explique\w*|conducteur|locataire|eleve\w*|candidat\w*|personne|maire|elus?|agent\w*|voisin\w*|fournisseur|juriste|dpo|rssi|patron\w*|veto|ide|bureau|banque|assureur|expert\w*|usager\w*|animal\w*|bete|vache|veau|chien|cheval|ecout\w+)\b/g

interface OffTopic {
  doubt: number
  answeredAs: Family
}

/** A decision in a few words names nobody, and is a decision all the same. */
const FEW_WORDS = 12
const PATH_ALONE = 0.42
const WHY_COMES_LATE = 0.12
const NO_WHY = 0.42
const NO_LAST_WORD = 0.8
const NOBODY_THERE = 0.42
const HARDLY_ANYBODY = 0.22
const HALF_ELSEWHERE = 0.06
/** A method that takes up no word of the question may be the method of something else. */
const OTHER_SUBJECT = 0.07

/** What makes an answer miss its question whatever the telling: a path without a why, a method without the scene. */
export function offTopicBy(answer: Pick<Answer, 'plain' | 'roots'>, asked: Asked): OffTopic | null {
  const taken = shared(asked.roots, answer.roots).length
  switch (asked.kind) {
    case 'motivation':
      return pathInsteadOfWhy(answer.plain, taken) ?? deedsInsteadOfWhy(answer.plain, taken)
    case 'closing':
      return ASKS.test(answer.plain) || DATED.test(answer.plain)
        ? null
        : { doubt: NO_LAST_WORD, answeredAs: kindOfTelling(answer.plain) }
    case 'situational':
      return answer.plain.split(' ').length < FEW_WORDS
        ? null
        : methodInsteadOfScene(answer.plain, taken)
    case 'technical':
      return taken === 0 ? { doubt: OTHER_SUBJECT, answeredAs: 'method' } : null
    default:
      return null
  }
}

function pathInsteadOfWhy(text: string, taken: number): OffTopic | null {
  if (taken > 1 || !OPENS_ON_PATH.test(text)) return null
  if (!WISH.test(text)) return { doubt: PATH_ALONE, answeredAs: 'presentation' }
  const opening = FIRST_WORDS.exec(text)?.[0] ?? ''
  return WISH.test(opening) ? null : { doubt: WHY_COMES_LATE, answeredAs: 'presentation' }
}

/** Neither a wish, nor the employer, nor the question: whatever was done, it says no why. */
function deedsInsteadOfWhy(text: string, taken: number): OffTopic | null {
  if (taken > 1 || WANTS.test(text) || TIE.test(text)) return null
  return { doubt: NO_WHY, answeredAs: kindOfTelling(text) }
}

function kindOfTelling(text: string): Family {
  if (OPENS_ON_PATH.test(text)) return 'presentation'
  return matchesCue(text, CUES.ownPast) || matchesCue(text, CUES.wePast) ? 'story' : 'method'
}

function methodInsteadOfScene(text: string, taken: number): OffTopic | null {
  if (taken > 1) return null
  const people = new Set(text.match(PEOPLE)).size
  if (taken === 1) return people <= 1 ? { doubt: HALF_ELSEWHERE, answeredAs: 'method' } : null
  const doubt = people <= 1 ? NOBODY_THERE : people === 2 ? HARDLY_ANYBODY : OTHER_SUBJECT
  return { doubt, answeredAs: 'method' }
}
