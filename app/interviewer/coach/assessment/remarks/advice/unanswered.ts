import type { QuestionKind } from '../../../../kinds.ts'
import type { Judgement } from '../../judge.ts'
import { normalizedWords, normalizeText } from '../../normalize-text.ts'
import { roots, shared } from '../../signals/overlap.ts'
import { EVIDENCE } from '../evidence.ts'

/** A part of a question that can be known, and what could be an answer to it, heard generously. */
interface QuestionPart {
  asked: RegExp
  kinds?: readonly QuestionKind[]
  answered: RegExp
  /** Fits after « la question demandait aussi ». */
  says: string
}

const CHANGED =
  /\b(?:depuis|desormais|dorenavant|maintenant|aujourd hui|chang\w*|modifi\w*|ajout\w*|remplac\w*|instaur\w*|mis en place|cree\w*|toujours|jamais|systemati\w*|a chaque|plus (?:de|jamais|que)|ne \w+ plus|la fois (?:suivante|d apres)|habitude|regle|passe\w* (?:a|de)|avant (?:de|chaque|toute?)|etendu\w*|generalis\w*|refait\w*|reorganis\w*|autrement|propose|decide\w*|nouve\w*|commenc\w*|repris|arrete\w*|mis|mise|apres|alertes?|alors (?:je|j|on)|attendu|telephone\w*|on a \w+)\b/

const PARTS: readonly QuestionPart[] = [
  {
    asked: /\bqu (?:y )?avez vous change\b|\bce que vous avez change\b/,
    answered: CHANGED,
    says: 'ce que vous avez changé',
  },
  {
    asked:
      /\bavec quel effet\b|\bce que cela a change\b|\bresultats? obtenus?\b|\ble resultat\b|\bou en est (?:il|elle)\b|\bqu en est il sorti\b|\bce qui s en est suivi\b/,
    answered: new RegExp(`${EVIDENCE.after.source}|${EVIDENCE.number.source}`),
    says: 'ce que cela a donné',
  },
  {
    asked: /\bce que vous en avez tire\b|\bce que vous avez appris\b|\bqu il vous a appris\b/,
    answered: EVIDENCE.kept,
    says: 'ce que vous en avez appris',
  },
  {
    asked: /\bquelle en etait la cause\b/,
    answered:
      /\b(?:cause\w*|venai\w*|vien\w*|parce|car|origine|trop|mal|manqu\w*|oubli\w*|defaut|a cause|humid\w*|regl\w*|du au|due a|c etait|probleme)\b/,
    says: 'la cause',
  },
  {
    asked: /\bcombien d heures voulez vous\b/,
    answered: /\d|\b(?:heures?|temps (?:plein|partiel)|mi temps|matins?|jours?)\b/,
    says: "combien d'heures vous voulez",
  },
  {
    asked: /\bhabilitations?\b|\bou en sont vos titres\b/,
    kinds: ['closing'],
    answered:
      /\b(?:habilit\w*|titres?|permis|caces|sst|certi\w*|diplome\w*|carte|licence|formation|oui|non|pas)\b/,
    says: 'où en sont vos habilitations',
  },
  {
    asked: /\bdes la premiere semaine\b/,
    answered: /\b(?:semaines?|jours?|d abord|premier\w*|commenc\w*|au debut|lundi|en arrivant)\b/,
    says: 'ce que vous feriez dès la première semaine',
  },
  {
    asked: /\bcomment l avez vous reperee\b/,
    answered:
      /\b(?:vu|voi[st]|voyant|remarqu\w*|tombe\w*|compar\w*|control\w*|verif\w*|relu|regard\w*|trouv\w*|constat\w*|reper\w*|alert\w*|bizarre|ecart\w*|point\w*|inventaire|requete|apercu\w*)\b/,
    says: "comment vous l'avez repérée",
  },
  {
    asked: /\bqu est ce qui vous ferait rester\b/,
    answered:
      /\b(?:rest\w*|long\w*|mois|ans?|annee\w*|stable|cdi|durer?|evolu\w*|ambiance|equipe|si )\b/,
    says: 'ce qui vous ferait rester',
  },
]

/** « je ne saurais pas vous dire laquelle »: to choose was asked, and is refused in so many words. */
const TO_CHOOSE =
  /\b(?:la technique ou|dans laquelle|lequel|laquelle|le plus sur|la plus|que vous preferez|celui la)\b/
const WILL_NOT_CHOOSE =
  /\b(?:(?:je )?(?:ne )?saurais pas (?:vous )?(?:dire|choisir)|un peu (?:tout|toutes|tous)|tout depend|n importe (?:lequel|laquelle)|peu importe|(?:ca|cela) m est egal|je n ai pas de preference|toutes? me (?:va|vont|conviennent?))\b/

/** « Pourquoi A, plutôt que B ? » and an answer in which nothing compares. */
const RATHER = /\bplutot que?(?: (?:dans|d|de|chez|rester|un|une|l))* (?<other>[^?]{4,60})/
const COMPARES =
  /\b(?:plutot|alors que|contrairement|tandis|au contraire|moins|plus|autre\w*|la bas|ailleurs|change\w*|quitt\w*|avant|mais|seule?s?|pas (?:envie|besoin|le|la|les|de)|jamais|marre|par rapport|comme|aujourd hui|ici|equipe|depuis)\b/

/** Whether words ask for a part of a known form, which is looked for as such. */
export const isKnownPart = (plainWords: string) => PARTS.some(({ asked }) => asked.test(plainWords))

export interface Unanswered {
  text: string
  lacks: string
}

/** The part of the question that nothing in the answer could be an answer to; null when none is known. */
export function findUnanswered(
  question: string,
  { kind, score, answer: { plain: plainAnswer } }: Pick<Judgement, 'kind' | 'score' | 'answer'>,
): Unanswered | null {
  const asked = normalizeText(question).replace(/-/g, ' ')
  if (TO_CHOOSE.test(asked) && WILL_NOT_CHOOSE.test(plainAnswer))
    return {
      text: 'La question demandait de choisir : nommez une seule chose, et dites pourquoi celle-là.',
      lacks: 'un choix',
    }
  const missed = PARTS.find(
    (part) =>
      (!part.kinds || part.kinds.includes(kind)) &&
      part.asked.test(asked) &&
      !part.answered.test(plainAnswer),
  )
  if (missed)
    return {
      text: `La question demandait aussi ${missed.says} : répondez-y en une phrase.`,
      lacks: missed.says,
    }
  return kind === 'motivation'
    ? score < CONVINCES
      ? notCompared(asked, plainAnswer, question)
      : null
    : notNamed(question, plainAnswer, kind)
}

function notCompared(asked: string, plainAnswer: string, question: string): Unanswered | null {
  const other = RATHER.exec(asked)?.groups?.other
  if (other === undefined || COMPARES.test(plainAnswer)) return null
  if (shared(rootsOf(other), rootsOf(plainAnswer)).length > 0) return null
  const words = /plutôt (que?[^?]{4,70})/iu.exec(question)?.[1]?.trim()
  return {
    text: `La question demandait une comparaison, « plutôt ${words ?? 'que…'} » : dites ce qui fait pencher la balance pour vous.`,
    lacks: 'la comparaison demandée',
  }
}

/** From here on, the answer weighs its reasons, in whatever words. */
const CONVINCES = 45

/** « Airbus » in a scene: a name that the question gives, and that an answer must not forget. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}(?=[\s,.?])/u
const WHO_ELSE =
  /\b(?:clients?|cliente|donneur|acheteur|avionneur|constructeur|il|elle|ils|elles|lui|leur|eux)\b/

function notNamed(question: string, plainAnswer: string, kind: QuestionKind): Unanswered | null {
  const name = kind === 'situational' ? NAME.exec(question)?.[0] : undefined
  if (!name || NO_NAME.test(name) || WHO_ELSE.test(plainAnswer)) return null
  if (plainAnswer.includes(normalizeText(name))) return null
  return {
    text: `La question nomme ${name} : dites ce que vous faites de ce côté-là aussi.`,
    lacks: `ce que vous faites du côté de ${name}`,
  }
}
const NO_NAME =
  /^(?:Python|Excel|Internet|Wi|Samedi|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Dimanche|Noël|Pâques|France|Que|Comment|Par|Votre|Vous)/u

const rootsOf = (text: string) => roots(normalizedWords(text))
