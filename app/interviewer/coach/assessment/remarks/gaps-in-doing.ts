import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { hasAmount } from '../signals/measure.ts'
import { notedPoints } from '../telegraphic.ts'
import { isMaxim } from './faults.ts'
import { type GapFinder, has, linkGap, pickFor, saysAny, when, wordsOf } from './gap.ts'
import { isAtOnce, isServedAtOnce, NEVER_DONE, tellsInOrder } from './scenes.ts'

/** Told as what one is or holds to be right, a method shows no gesture yet. */
const isPrinciple = (judgement: Judgement) =>
  judgement.score < 22 &&
  (judgement.told.some(({ isClaim, sentence }) => isClaim || isMaxim(sentence.plain)) ||
    (!saysAny(judgement, TURNS_TO) && !saysAny(judgement, CUES.checks)))
const SPEAKS_OF_IT =
  /\b(?:j en parle\w*|j en refere|je contacte\w*|contacterais|maitre de stage|tutrice|manager)\b/
const TURNS_TO = /\b(?:j (?:appelle|alerte|informe)|je (?:previens|demande|signale|transmets))\b/
/** A method and a decision are about the post already: only a weak one gains from a mission's name. */
const LINKED_BELOW = 45
const linkOfWeak: GapFinder = (judgement, offer, question) =>
  judgement.score < LINKED_BELOW ? [linkGap(judgement, offer, question, 22)] : []
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
    short: 'des phrases, pour dire ces points à voix haute',
  }),
]

const RULES =
  /\b(?:article|loi|code|regle\w*|interdit\w*|delit|droits?|oblig\w*|norme\w*|protocole\w*|procedure\w*|consigne\w*)\b/

/** Checks named by their trade words. */
const CROSS_CHECK =
  /\b(?:rapproch\w+|cadrages?|inventaires?|justifi\w+|piece derriere|contre (?:le|les|un) (?:tableau|releve|plan|bon)\w*|point(?:e|age)\w*|recoup\w+|contre signe\w*|second signataire|valide\w* par|essai\w*|recette|relectur\w*)\b/

/** A method or a decision: what one would do. */
export const method: GapFinder = (judgement, offer, question) => {
  const first = wordsOf(judgement, 'action', 'first')
  const last = wordsOf(judgement, 'action', 'last')
  return [
    ...saidAsNotes(judgement, offer, question),
    when(!has(judgement, 'action') || isPrinciple(judgement), {
      id: 'action',
      urgency: 88,
      advice: "Décrivez vos gestes un par un : d'abord, ensuite, et à la fin.",
      short: 'vos gestes, un par un',
    }),
    when(!saysAny(judgement, CUES.checks) && !saysAny(judgement, CROSS_CHECK), {
      id: 'check',
      urgency: 72,
      advice: last
        ? `Après « ${last} », dites comment vous savez que c'est réussi : ce que vous contrôlez, avec quoi, et à quel moment.`
        : "Dites comment vous savez que c'est réussi : ce que vous contrôlez, avec quoi, et à quel moment.",
      short: 'la vérification à la fin',
    }),
    when(!judgement.told.some(({ sentence }) => hasAmount(sentence)), {
      id: 'figure',
      urgency: 58,
      advice: pickFor(judgement, [
        "Ajoutez une valeur que seul quelqu'un du métier connaît : un réglage, un délai, une tolérance.",
        'Donnez un chiffre de la pratique : une durée, une quantité, un seuil au-delà duquel vous arrêtez.',
      ]),
      short: 'une valeur précise, tirée de la pratique',
    }),
    when(!saysAny(judgement, CUES.sequence) && !showsOrder(judgement), {
      id: 'order',
      urgency: 54,
      advice: pickFor(judgement, [
        "Donnez l'ordre : par quoi vous commencez, et pourquoi ce point passe avant les autres.",
        "Numérotez vos étapes à voix haute, d'abord, ensuite, enfin : on doit pouvoir les refaire après vous.",
      ]),
      short: "l'ordre des étapes",
    }),
    when(!saysAny(judgement, CUES.reasons), {
      id: 'why',
      urgency: 48,
      advice:
        first && first !== last
          ? `Dites pourquoi « ${first} » : c'est à la raison d'un geste que le recruteur reconnaît l'expérience.`
          : "Expliquez la raison d'une étape : c'est là que le recruteur reconnaît l'expérience.",
      short: 'la raison de vos choix',
    }),
    when(
      !saysAny(judgement, CUES.story) &&
        !saysAny(judgement, CUES.ownPast) &&
        !saysAny(judgement, NEVER_DONE) &&
        !tellsCase(judgement),
      {
        id: 'case',
        urgency: 46,
        advice: pickFor(judgement, [
          "Ajoutez un cas vécu en une phrase : la fois où cette méthode vous a servi, et ce qui s'est passé.",
          "Citez un jour où vous l'avez fait pour de vrai, et comment cela s'est terminé : la méthode y gagnera.",
        ]),
        short: "un cas vécu à l'appui",
      },
    ),
    ...linkOfWeak(judgement, offer, question),
  ]
}

export const decision: GapFinder = (judgement, offer, question) => [
  ...saidAsNotes(judgement, offer, question),
  when(!has(judgement, 'action') || isPrinciple(judgement), {
    id: 'action',
    urgency: 88,
    advice: 'Dites votre première décision, avec « je » : ce que vous arrêtez, protégez ou lancez.',
    short: 'votre première décision',
  }),
  when(!saysAny(judgement, CUES.alerts) && !saysAny(judgement, SPEAKS_OF_IT), {
    id: 'alert',
    urgency: isAtOnce(question) ? 42 : 74,
    advice: 'Dites qui vous prévenez, à quel moment, et avec quelles informations.',
    short: 'la personne que vous prévenez',
  }),
  when(isServedAtOnce(question) && !saysAny(judgement, CARES_AFTER), {
    id: 'after',
    urgency: 62,
    advice:
      'Dites comment vous savez que la personne est satisfaite : ce que vous demandez, ou ce que vous regardez, un moment après.',
    short: 'la façon dont vous savez que la personne est satisfaite',
  }),
  when(judgement.score < LINKED_BELOW, {
    id: 'priority',
    urgency: 58,
    advice:
      "Dites ce qui ne peut pas attendre dans cette scène, et pour qui : c'est cela qui doit passer en premier.",
    short: 'ce qui ne peut pas attendre',
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
      advice: pickFor(judgement, [
        'Terminez par la trace laissée : un mot écrit, une transmission, une fiche.',
        'Dites ce que vous écrivez ensuite, et pour qui : un message, le cahier, une fiche.',
      ]),
      short: 'la trace que vous laissez',
    },
  ),
  when(!saysAny(judgement, CUES.sequence) && !showsOrder(judgement), {
    id: 'order',
    urgency: 56,
    advice: "Donnez l'ordre de vos gestes : le premier dit tout de vos priorités.",
    short: "l'ordre de vos priorités",
  }),
  when(
    !saysAny(judgement, CUES.ownPast) &&
      !saysAny(judgement, CUES.story) &&
      !saysAny(judgement, NEVER_DONE) &&
      !tellsCase(judgement),
    {
      id: 'case',
      urgency: 44,
      advice: pickFor(judgement, [
        'Si vous avez vécu une scène proche, ajoutez-la en une phrase, avec sa fin : elle rend la réponse crédible.',
        'Une scène semblable vous est-elle arrivée ? Dites-la en une phrase, avec son issue : un cas vécu convainc.',
      ]),
      short: 'un cas vécu, qui rendrait la réponse crédible',
    },
  ),
  when(!saysAny(judgement, CUES.reasons) && !saysAny(judgement, RULES), {
    id: 'why',
    urgency: 40,
    advice: 'Dites la règle ou la raison qui vous guide.',
    short: 'la règle qui vous guide',
  }),
  ...linkOfWeak(judgement, offer, question),
]
