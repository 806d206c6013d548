import { CUES } from '../signals/cues.ts'
import { hasAmount } from '../signals/measure.ts'
import { type GapFinder, has, linkGap, saysAny, when, wordsOf } from './gap.ts'

/** Checks named by their trade words. */
const CROSS_CHECK =
  /\b(?:rapproch\w+|point(?:e|age)\w*|recoup\w+|contre signe\w*|second signataire|valide\w* par|essai\w*|recette|relectur\w*)\b/

/** A method or a decision: what one would do. */
export const method: GapFinder = (judgement, offer, question) => {
  const first = wordsOf(judgement, 'action', 'first')
  const last = wordsOf(judgement, 'action', 'last')
  return [
    when(!has(judgement, 'action'), {
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
      advice:
        "Ajoutez une valeur que seul quelqu'un du métier connaît : un réglage, un délai, une tolérance.",
      short: 'une valeur précise, tirée de la pratique',
    }),
    when(!saysAny(judgement, CUES.sequence), {
      id: 'order',
      urgency: 54,
      advice:
        "Donnez l'ordre : par quoi vous commencez, et pourquoi ce point passe avant les autres.",
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
    when(!saysAny(judgement, CUES.story) && !saysAny(judgement, CUES.ownPast), {
      id: 'case',
      urgency: 46,
      advice:
        "Ajoutez un cas vécu en une phrase : la fois où cette méthode vous a servi, et ce qui s'est passé.",
      short: "un cas vécu à l'appui",
    }),
    linkGap(judgement, offer, question, 24),
  ]
}

export const decision: GapFinder = (judgement, offer, question) => [
  when(!has(judgement, 'action'), {
    id: 'action',
    urgency: 88,
    advice:
      'Dites votre première décision, en disant « je » : ce que vous arrêtez, protégez ou lancez.',
    short: 'votre première décision',
  }),
  when(!saysAny(judgement, CUES.alerts), {
    id: 'alert',
    urgency: 74,
    advice: 'Dites qui vous prévenez, à quel moment, et avec quelles informations.',
    short: 'qui vous prévenez',
  }),
  when(
    !saysAny(
      judgement,
      /\b(?:note|ecrit|ecris|trace\w*|cahier|registre|fiche|rapport|mail|compte rendu|photo\w*|transmission\w*)\b/,
    ),
    {
      id: 'trace',
      urgency: 60,
      advice: 'Terminez par la trace laissée : un mot écrit, une transmission, une fiche.',
      short: 'la trace que vous laissez',
    },
  ),
  when(!saysAny(judgement, CUES.sequence), {
    id: 'order',
    urgency: 56,
    advice: "Donnez l'ordre de vos gestes : le premier dit tout de vos priorités.",
    short: "l'ordre de vos priorités",
  }),
  when(!saysAny(judgement, CUES.ownPast) && !saysAny(judgement, CUES.story), {
    id: 'case',
    urgency: 44,
    advice:
      'Si vous avez vécu une scène proche, ajoutez-la en une phrase, avec sa fin : elle rend la réponse crédible.',
    short: 'un cas vécu, qui rendrait la réponse crédible',
  }),
  when(!saysAny(judgement, CUES.reasons), {
    id: 'why',
    urgency: 40,
    advice: 'Dites la règle ou la raison qui vous guide.',
    short: 'la règle qui vous guide',
  }),
  linkGap(judgement, offer, question, 22),
]
