import { ANCHORS } from '../../anchors.ts'
import type { Expectations } from '../../coach/coach.ts'
import type { OfferOutline } from '../../coach/offer-facts/offer-outline.ts'
import { DIMENSIONS, type QuestionKind } from '../../kinds.ts'
import type { Prompt } from '../call/model-call.ts'
import { fence } from '../data/fence.ts'
import { withoutOrders } from '../data/without-orders.ts'
import { AssessmentReply, LEVEL_KEYS } from '../replies/assessment-reply.ts'
import { ASSESSMENT_EXAMPLES } from './assessment-examples.ts'
import { describeOutline } from './describe-outline.ts'
import { HOUSE_RULES } from './house-rules.ts'

const OFFER_MOST = 4_000
const QUESTION_MOST = 1_000
const ANSWER_MOST = 10_000
const AWAITED_MOST = 2_000
/** The same seed for everyone: the same answer is judged the same way. */
const SEED = 20_26

const SCALE = DIMENSIONS.map((name) => {
  const levels = ANCHORS[name].map((meaning, at) => `  ${at + 1}. ${meaning}`)
  return `- ${LEVEL_KEYS[name]} = ${name}\n${levels.join('\n')}`
}).join('\n')

const RULES = `Vous évaluez la réponse d'une personne à une question d'entretien : le contenu seulement, ni l'orthographe ni le style. Vous ne prédisez aucune embauche et ne donnez aucune note globale.

L'échelle : un niveau entier de 1 à 5 par dimension, le niveau dont la description est vraie.
${SCALE}

Ce que vous écrivez, dans cet ordre
- strengths : 0 à 3 points forts. quote = des mots recopiés exactement de la réponse, 3 à 20 mots d'un seul tenant ; remark = en une phrase, pourquoi ces mots convainquent ; missing = « rien ».
- improvements : 1 à 3 axes, du plus utile au moins utile, chacun avec un geste précis à faire. Soit quote cite exactement ce qui affaiblit, soit quote est vide et missing nomme ce qui manque. Nommez le manque le plus coûteux : le plus souvent l'action personnelle ou le résultat.
- levels : les cinq niveaux, décidés d'après ce que vous venez de relever.
- analysis : 2 à 4 phrases adressées à la personne, précises et bienveillantes. D'abord ce que la réponse établit, puis ce qui ferait monter le niveau le plus bas. Dites si elle raconte un fait, donne une opinion ou décrit des qualités.
- exampleAnswer : la réponse améliorée, à la première personne, 60 à 130 mots, avec ses faits à elle, dans l'ordre situation, tâche, action, résultat. N'inventez ni chiffre, ni nom, ni lieu, ni résultat : chaque fait absent devient un blanc entre crochets, « [chiffre à préciser] », « [résultat à préciser] ».
- followUp : la relance du recruteur, une seule question ouverte de 8 à 20 mots sur ce qui manque à cette réponse, avec les mots de la question ou de la réponse ; ni nouveau sujet, ni vie privée ; vide quand rien ne manque.
Quand un bloc « attendu » est donné, c'est ce que le métier sait : un point entendu se dit avec les mots de la réponse, un point non entendu se demande sous forme de question et ne se reproche pas, et ce qui est « à ne jamais faire », si la réponse l'admet, passe avant tout le reste ; ce qui « fait perdre un recruteur » est déjà montré à la personne : ne le redites que si ses mots le montrent.
Ne parlez jamais des balises ni de l'outil.`

const INSTRUCTIONS = `${HOUSE_RULES}\n\n${RULES}\n\n${ASSESSMENT_EXAMPLES}`

export interface ToJudge {
  question: string
  kind: QuestionKind
  /** What the candidate said, without what others put there. */
  answer: string
  outline: OfferOutline
  /** What a recruiter of the trade listens for, when the question is of the book. */
  awaited: Expectations | null
}

const describeExpectations = ({ points, never, pitfall }: Expectations) =>
  [
    `Points que le recruteur écoute : ${points.join(' ; ')}`,
    ...(never.length > 0 ? [`À ne jamais faire : ${never.join(' ; ')}`] : []),
    ...(pitfall ? [`Ce qui fait perdre un recruteur : ${pitfall}`] : []),
  ].join('\n')

/** Asks for levels, remarks and an example; `sample` tells apart the readings of one answer. */
export function assessmentPrompt(
  { question, kind, answer, outline, awaited }: ToJudge,
  sample: number,
): Prompt {
  return {
    schema: AssessmentReply,
    temperature: 0.2,
    seed: SEED + sample,
    maxOutputTokens: 6_000,
    instructions: INSTRUCTIONS,
    data: [
      fence('lecture', describeOutline(outline), 3_000),
      fence('offre', withoutOrders(outline.text), OFFER_MOST),
      fence('question', question, QUESTION_MOST),
      ...(awaited ? [fence('attendu', describeExpectations(awaited), AWAITED_MOST)] : []),
      `Genre de la question : ${kind}.`,
      fence('reponse', answer, ANSWER_MOST),
    ].join('\n'),
  }
}
