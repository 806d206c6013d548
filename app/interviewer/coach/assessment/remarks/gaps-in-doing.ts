import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { hasAmount } from '../signals/measure.ts'
import { notedPoints } from '../telegraphic.ts'
import { isMaxim } from './faults.ts'
import { type GapFinder, has, saysAny, when } from './gap.ts'
import { isAtOnce, isServedAtOnce, NEVER_DONE, tellsInOrder } from './scenes.ts'

/** Told as what one is or holds to be right, a method shows no gesture yet. */
const isPrinciple = (judgement: Judgement) =>
  judgement.score < 22 &&
  (judgement.annotated.some(({ isClaim, sentence }) => isClaim || isMaxim(sentence.plain)) ||
    (!saysAny(judgement, TURNS_TO) && !saysAny(judgement, CUES.checks)))
const SPEAKS_OF_IT =
  /\b(?:j en parle\w*|j en refere|je contacte\w*|contacterais|maitre de stage|tutrice|manager)\b/
const TURNS_TO = /\b(?:j (?:appelle|alerte|informe)|je (?:previens|demande|signale|transmets))\b/
const WEAK = 45
/** « Le mois dernier, un monsieur… : on a changé… » is a case too. */
const CASE_TIME =
  /\b(?:le mois dernier|la semaine derniere|hier|samedi dernier|la derniere fois|l autre jour|recemment|l an passe)\b/
const tellsCase = (judgement: Judgement) =>
  saysAny(judgement, CASE_TIME) &&
  (saysAny(judgement, CUES.wePast) || saysAny(judgement, CUES.imperfect))

const CARES_AFTER =
  /\b(?:repasse\w*|reviens|revenir|satisfait\w*|contente?s?|si (?:c est|tout est|ca va) (?:bon|bien|mieux)|demande (?:si|comment))\b/

/** Steps noted one after another, or gestures told in a row. */
const showsOrder = ({ answer }: Judgement) =>
  tellsInOrder(answer.plain) || notedPoints(answer).length > 0

const saidAsNotes: GapFinder = (judgement) => [
  when(notedPoints(judgement.answer).length > 0, {
    id: 'spoken',
    urgency: 80,
    advice:
      "Vos points se suivent : dites-les en phrases, « je commence par… », car à l'oral une suite de mots passe trop vite.",
  }),
]

const RULES =
  /\b(?:article|loi|code|regle\w*|interdit\w*|delit|droits?|oblig\w*|norme\w*|protocole\w*|procedure\w*|consigne\w*)\b/

/** Checks named by their trade words. */
const CROSS_CHECK =
  /\b(?:rapproch\w+|cadrages?|inventaires?|justifi\w+|piece derriere|contre (?:le|les|un) (?:tableau|releve|plan|bon)\w*|point(?:e|age)\w*|recoup\w+|contre signe\w*|second signataire|valide\w* par|essai\w*|recette|relectur\w*)\b/

/** A method or a decision: what one would do. */
export const method: GapFinder = (judgement, offer, question) => {
  return [
    ...saidAsNotes(judgement, offer, question),
    when(!has(judgement, 'action') || isPrinciple(judgement), {
      id: 'action',
      urgency: 88,
      advice: "Décrivez vos gestes un par un : d'abord, ensuite, et à la fin.",
    }),
    when(!saysAny(judgement, CUES.checks) && !saysAny(judgement, CROSS_CHECK), {
      id: 'check',
      urgency: 72,
      advice: "Comment savez-vous que c'est réussi : que contrôlez-vous, avec quoi ?",
    }),
    when(!judgement.annotated.some(({ sentence }) => hasAmount(sentence)), {
      id: 'figure',
      urgency: 58,
      advice: 'Quelle durée, quelle quantité ou quel réglage donneriez-vous ?',
    }),
    when(!saysAny(judgement, CUES.sequence) && !showsOrder(judgement), {
      id: 'order',
      urgency: 54,
      advice: 'Par quoi commencez-vous, et pourquoi ce point passe-t-il avant les autres ?',
    }),
    when(!saysAny(judgement, CUES.reasons), {
      id: 'why',
      urgency: 48,
      advice: 'Pourquoi faites-vous ainsi, et non autrement ?',
    }),
    when(
      !saysAny(judgement, CUES.story) &&
        !saysAny(judgement, CUES.ownPast) &&
        !saysAny(judgement, NEVER_DONE) &&
        !tellsCase(judgement),
      {
        id: 'case',
        urgency: 46,
        advice:
          "L'avez-vous déjà fait pour de vrai ? Un cas en une phrase, avec sa fin, rendrait la méthode plus sûre.",
      },
    ),
  ]
}

export const decision: GapFinder = (judgement, offer, question) => [
  ...saidAsNotes(judgement, offer, question),
  when(!has(judgement, 'action') || isPrinciple(judgement), {
    id: 'action',
    urgency: 88,
    advice: 'Dites votre première décision, avec « je » : ce que vous arrêtez, protégez ou lancez.',
  }),
  when(!saysAny(judgement, CUES.alerts) && !saysAny(judgement, SPEAKS_OF_IT), {
    id: 'alert',
    urgency: isAtOnce(question) ? 42 : 74,
    advice: 'Qui prévenez-vous, à quel moment, et avec quelles informations ?',
  }),
  when(isServedAtOnce(question) && !saysAny(judgement, CARES_AFTER), {
    id: 'after',
    urgency: 62,
    advice:
      'Dites comment vous savez que la personne est satisfaite : ce que vous demandez, ou ce que vous regardez, un moment après.',
  }),
  when(judgement.score < WEAK, {
    id: 'priority',
    urgency: 58,
    advice:
      "Dites ce qui ne peut pas attendre dans cette scène, et pour qui : c'est cela qui doit passer en premier.",
  }),
  when(
    !isAtOnce(question) &&
      !saysAny(
        judgement,
        /\b(?:notee?s?|ecrite?s?|ecris|trace\w*|cahier|registre|fiche|rapport|mail|compte rendu|photo\w*|transmission\w*|tableau|une page|envoie)\b/,
      ),
    {
      id: 'trace',
      urgency: 60,
      advice: 'Que notez-vous ensuite, et à qui le transmettez-vous ?',
    },
  ),
  when(!saysAny(judgement, CUES.sequence) && !showsOrder(judgement), {
    id: 'order',
    urgency: 56,
    advice: "Donnez l'ordre de vos gestes : le premier dit tout de vos priorités.",
  }),
  when(
    !saysAny(judgement, CUES.ownPast) &&
      !saysAny(judgement, CUES.story) &&
      !saysAny(judgement, NEVER_DONE) &&
      !tellsCase(judgement),
    {
      id: 'case',
      urgency: 44,
      advice: 'Avez-vous vécu une scène proche ? Dites-la en une phrase, avec sa fin.',
    },
  ),
  when(!saysAny(judgement, CUES.reasons) && !saysAny(judgement, RULES), {
    id: 'why',
    urgency: 40,
    advice: 'Dites la règle ou la raison qui vous guide.',
  }),
]
