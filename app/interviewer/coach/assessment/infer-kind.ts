import type { QuestionKind } from '../../interviewer.ts'
import { findInIndex } from '../book/question-index.ts'
import { kindOfWording } from '../questions/kind-of-wording.ts'
import { normalizeText } from './normalize-text.ts'

const STORY =
  /\b(?:(?:racontez|donnez|parlez|citez|decrivez)(?:[- ]moi|[- ]nous)? .*\b(?:exemple|une fois|un moment|un jour|une (?:situation|semaine|journee|periode|fois) ou|une situation|vous avez|vous etiez|etait|ont ete|n avancait|qui (?:s est|a |ont |refus|rejet|ne progress|n avanc|n a )|vous deviez|dont|conflit|desaccord|erreur)|(?<!que )racontez|un moment ou|une fois ou|une situation ou|vous est il (?:deja )?arrive|avez vous deja|derniere fois|a quelle occasion)/
const PRESENTATION =
  /\b(?:(?<!\b(?:comment|facon|maniere|que|la|le|les) )presentez[- ]?(?:vous|moi|nous)|presentez votre|vous presenter|parlez[- ]?(?:moi|nous) de (?:vous|votre (?:parcours|experience|formation))|resumez votre|(?<!suite de )votre parcours|qui etes vous)\b/
const CLOSING =
  /\b(?:(?<!\bpar )(?:quelles?|des|vos|toutes? vos|autres?) questions?\b(?! (?:posez|poseriez|de ))|(?:quelles?|vos) (?:\w+ )?(?:disponibilites?|pretentions)|quel(?:le)? (?:salaire|remuneration)\b|vos (?:conditions|tarifs?)\b|conditions de (?:tarif|remuneration)|votre disponibilite|quand (?:pouvez|pourriez|seriez|etes|pourrez)[- ]vous|seriez[- ]vous (?:disponible|libre)|(?:que|qu est ce que|qu) (?:voulez|souhaitez|aimeriez|avez)[- ]vous (?:encore |besoin de |de |aussi )?(?:savoir|(?:me |nous )?demander|apprendre)|ce que vous voulez savoir|rythme d alternance|que souhaitez[- ]vous savoir|pour finir|pour terminer|pour conclure|avant de (?:nous|vous) quitter|date de (?:debut|validite)|vous conviendrai(?:t|ent)|ajouter quelque chose)\b/
const MOTIVATION =
  /^(?:[^?:]*[:.,] )?(?:et )?pourquoi\b|\b(?:vous (?:donne |a donne )?envie|envie de|attire|vous plait|motiv\w+|vous fait choisir|choisi de postuler|postuler|vous interesse|rejoindre|dans laquelle voulez|vous ferait rester|donne du sens|vous amene|vous pousse|pourquoi (?:ce|cette|cet|nous|notre|vouloir|vous|avoir|le|la|les|chez|souhaitez|voulez|etes|mettre|quitter|encadrer|exercer|manager|passer))\b/
const SITUATION =
  /\b(?:que (?:faites|feriez|repondez|repondriez|decidez|dites|lui (?:repondez|dites|repondriez))|comment (?:reagissez|reagiriez|vous y prenez|vous organisez|gerez|agissez|faites|decidez|reorganisez|organisez[- ]vous (?:la (?:journee|continuite)|vos priorites))|qu est ce que vous (?:faites|feriez)|par quoi commencez|que lui|quelle est votre reaction|imaginez|supposons|comment choisissez[- ]vous vos priorites)\b/
const METHOD =
  /\b(?:comment|quels? (?:controle|etape|critere|methode|outil|verification|demarche)\w*|quelles? (?:verification|etape|methode|demarche|regle|precaution)s?|expliquez|decrivez|sur quoi vous appuyez|par quelles etapes|a quoi (?:voyez|reconnaissez)|etape par etape)\b/
/** A scene is set when somebody or some moment comes before the question itself. */
const SCENE =
  /^(?:un|une|le|la|l|les|votre|vos|a|au|en|il|elle|samedi|lundi|mardi|mercredi|jeudi|vendredi|dimanche|vous|chez|sur|dans|deux|trois|pendant|devant|apres|\d)\b[^?]{15,}?[:,.] /

const DEFAULTED = /\ba defaut\b|\bmeilleure reussite\b|\bavez[- ]vous (?:deja|du)\b/
const SEEKS = /^(?:que cherchez|qu attendez|pourquoi\b)/
const PRECISIONS = /\bsouhaitez[- ]vous (?:des|plus de) precisions\b/
const DID =
  /^(?:comment|quand|pourquoi|a quelle occasion|quel\w* \w+) (?:l )?avez[- ]vous \w+(?:e|i|u|is|it)\b|\blors de votre derniere?\b/
/** A scene, then a colon, then what one does of it. */
const SCENE_AND_CALL =
  /^(?!pour ce poste|l annonce|ce poste|votre annonce|notre annonce|comment|que |quel|racont|donn|parl)[^:?]{15,}:[^:?]*\b(?:comment|que|qu|quelles?|quels?|dans quel ordre|a qui|par quoi)\b/
/** A mission, then a colon, then what one finds in it. */
const WISH =
  /:[^:?]*\b(?:(?:en )?donne(?:nt)? envie|attire|plait|motive|interesse|convient|prepare|(?:que|y) cherchez)\b/
/** Other ways to ask what somebody wants of a post, and what somebody once did. */
const WANTED =
  /\b(?:(?:avoir fait|ferait dire,?) dans un an|s inscrit[- ]il|fait postuler|ce que vous cherchez|eveille chez vous|pour quelle raison|arreter sur cette annonce|parmi d autres employeurs|vous ressemble|aimez[- ]vous le plus|vous y retient|esperez[- ]vous|bonne journee|quelle image|en donne envie|avez[- ]vous compris de|conduit vers ce metier|(?:vous )?attirent)\b/
const ONCE_DID =
  /\b(?:appris en vous trompant|reproche vous a[- ]t[- ]on deja|vous a[- ]t[- ]on deja|decrivez[- ]moi (?:un|une|vos premiers|vos premieres|comment vous avez)|quelle decision avez[- ]vous|qu avez[- ]vous (?:realise|appris|fait))\b/
const OPEN_METHOD =
  /^(?:que |qu |quels? |quelles? |de quelle|par quoi|comment|a quoi|sur quoi|dans quel ordre|selon quel)/
/** A gesture asked for at once: the reasons and the words that follow change nothing of it. */
const GESTURE_ASKED =
  /^(?:comment (?:vous )?(?!avez|avies|aviez|etes|voyez|imaginez|voulez|projetez|souhaitez|decririez|presenteriez)\w+[- ]vous\b(?! presente)|dans quel ordre|quelle methode|a quelle periode|de quelle (?:facon|maniere) (?!ce poste)|par quels? |par quelles |dans quels? cas |si vous deviez apprendre |pour quelles taches avez[- ]vous|dans quelles situations de travail avez[- ]vous|quels outils .*avez[- ]vous|quelles matieres)/

/** The kind of a question, which is not sent with the answer: the book's, a wording's, or what its words tell. */
export function inferKind(question: string): QuestionKind {
  const known = findInIndex(question)?.kind
  if (known) return kindAsAsked(known, question)
  return kindOfWording(question) ?? kindFromWords(question)
}

/** « Deux absents un samedi : que feriez-vous ? » stands for a story of the book, for whoever has none to tell yet. */
export function kindAsAsked(known: QuestionKind, question: string): QuestionKind {
  const text = normalizeText(question)
  const isSupposed = (SUPPOSED.test(text) && !TOLD.test(text)) || OF_WHAT_ONE_WOULD.test(text)
  return known === 'behavioural' && isSupposed ? 'situational' : known
}
const SUPPOSED = /\b(?!(?:pour|voud|aime|souhaite|sau|au)riez)\w{2,}riez[- ]vous\b|\bvous debutez\b/
/** « Donnez-moi l'exemple d'une demande que vous refuseriez »: an example of what never was. */
const OF_WHAT_ONE_WOULD = /\bque vous (?!(?:pour|voud|aime|souhaite|sau|au)riez)\w{2,}riez\b/
const TOLD = /\b(?:racontez|parlez|donnez|decrivez|citez|avez[- ]vous)\b/

function kindFromWords(question: string): QuestionKind {
  const text = normalizeText(question.slice(0, 1_000)).replace(/[«»"]/g, '')
  if (GESTURE_ASKED.test(text)) return 'technical'
  if (SEEKS.test(text) && !PRECISIONS.test(text)) return 'motivation'
  if (PRESENTATION.test(text)) return 'presentation'
  if (WANTED.test(text)) return 'motivation'
  if ([STORY, DEFAULTED, DID, ONCE_DID].some((cue) => cue.test(text))) return 'behavioural'
  if (CLOSING.test(text) || PRECISIONS.test(text)) return 'closing'
  if (WISH.test(text)) return 'motivation'
  if (SCENE_AND_CALL.test(text) && !isTrade(text)) return 'situational'
  if (MOTIVATION.test(text)) return 'motivation'
  if (SCENE.test(text) && SITUATION.test(text) && !isTrade(text)) return 'situational'
  if (METHOD.test(text) || OPEN_METHOD.test(text)) return 'technical'
  return SITUATION.test(text) ? 'situational' : 'behavioural'
}

/** A breakdown or a part to make is a scene too, but asks for a method. */
function isTrade(text: string): boolean {
  return TRADE.test(text)
}

const TRADE =
  /\b(?:menez[- ]vous(?! (?:l |cet |cette |un )(?:echange|entretien|appel|conversation|discussion))|diagnosti\w+|construisez[- ]vous|choisissez[- ]vous la|analysez[- ]vous|quelles demarches|trouvez[- ]vous la cause|construire)\b/
