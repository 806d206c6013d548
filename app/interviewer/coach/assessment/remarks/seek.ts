import type { QuestionKind } from '../../../interviewer.ts'
import { asksForTerms } from '../asks-for-terms.ts'

/** What a recruiter listens for, by what the question turns on (plain text). */
const BY_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:desaccord|conflit|tension|dispute)/,
    "Le recruteur veut savoir si vous savez apaiser une tension, sans passer en force ni l'éviter.",
  ],
  [
    /\b(?:erreur|faux|fausse|trompe|rate|n a pas marche|echec|s est mal passe)/,
    "Le recruteur regarde ce que vous faites d'une erreur : la voir, la dire, la corriger, puis éviter qu'elle revienne.",
  ],
  [
    /\b(?:refus\w+|aide)\b.{0,60}\b(?:toilette|repas|aide|soin)/,
    'Le recruteur veut voir comment vous respectez un refus tout en prenant soin de la personne.',
  ],
  [
    /\b(?:colere|mecontent|desagreable|plainte|reclamation|agressi)/,
    'Le recruteur veut savoir comment vous accueillez un mécontentement, et ce que vous en faites ensuite.',
  ],
  [
    /\b(?:allergi|danger|malaise|chute|par terre|securite|secours|fissur)/,
    "Le recruteur vérifie l'ordre de vos réflexes : protéger d'abord, alerter ensuite, laisser une trace.",
  ],
  [
    /\b(?:essuye|recu|plusieurs|premiers?) (?:\w+ )?refus\b|\bne (?:vous )?(?:repond|rappel)\w+ (?:plus|pas)/,
    'Le recruteur veut voir ce que vous changez après un refus ou un silence, et ce qui finit par convaincre.',
  ],
  [
    /\b(?:viande|poisson|plats?|aliments?|denrees|repas|chambre froide|camion frigorifique)\b.{0,80}(?:°|\bdegres\b|\btemperature\b|\bperim)|\bchaine du froid\b/,
    "Le recruteur vérifie que la règle d'hygiène passe avant le service, et comment vous servez quand même.",
  ],
  [
    /\b(?:secret|confiden|motif medical|resultat de son examen|ce que sa fille)/,
    "Le recruteur vérifie que vous protégez une information, même devant quelqu'un qui insiste.",
  ],
  [
    /\b(?:discrimin|illegal|rib|fraud|retouche|ecarter|bons avis)/,
    'Le recruteur vérifie que vous savez dire non quand la règle est en jeu, et comment vous le dites.',
  ],
  [
    /\b(?:priorites|plusieurs (?:taches|demandes|urgences|personnes|clients|patients|choses|dossiers|priorites|appels|commandes)|en meme temps|affluence|stress|coup de feu|debord|forte activite|cadence)|\bretard (?:accumule|(?:dans|sur) (?:vos|votre|la tournee|le planning))/,
    'Le recruteur veut comprendre comment vous triez quand tout arrive en même temps.',
  ],
  [
    /\b(?:convaincu|reticent|adherer|rejet|accepter une contrainte|faire accepter)/,
    "Le recruteur cherche comment vous amenez quelqu'un à changer d'avis, et ce qui l'a décidé.",
  ],
  [
    /\b(?:negoci\w*|vente\b|vendre\b|client que|refus avant|concurrent|impayes|prix)/,
    "Le recruteur veut suivre votre façon de mener l'échange : préparation, écoute, argument, issue.",
  ],
  [
    /\b(?:encadr|dirige|manag(?:er|ez|ement)\b|equipe technique|fait progresser|transmis|form(?:e|er)\b|tuteur)/,
    'Le recruteur veut voir comment vous faites grandir les autres, et à quoi on le mesure.',
  ],
  [
    /\b(?:automatis|ameliore|performance|plus (?:sure|rapide)|reorganis|fait changer|fait baisser)/,
    "Le recruteur cherche ce que vous avez changé, vous, et l'écart entre avant et après.",
  ],
  [
    /\b(?:panne|incident|bug|anomalie|diagnostic|arrete|ralentissent|lente)/,
    'Le recruteur veut suivre votre raisonnement, du premier signe à la cause, puis ce qui évite que le problème revienne.',
  ],
  [
    /\b(?:apprendre|appris|apprentissage)/,
    'Le recruteur veut savoir comment vous apprenez quand personne ne vous montre.',
  ],
  [
    /\b(?:analyse|donnees|chiffre(?!s si vous)|indicateur|fichier|previsions)/,
    'Le recruteur veut savoir si vous contrôlez un chiffre avant de vous y fier, et quelle décision il a permis de prendre.',
  ],
  [
    /\b(?:effort|repetitif|fatigant|jusqu au bout)/,
    'Le recruteur veut savoir comment vous tenez dans la durée, et non si vous êtes courageux.',
  ],
]

const BY_KIND: Record<QuestionKind, string> = {
  presentation:
    "Dans une présentation, le recruteur cherche un fil : d'où vous venez, ce que vous savez faire, pourquoi ce poste.",
  motivation:
    'Le recruteur veut une raison qui ne vaille que pour ce poste, et un fait qui la rende crédible.',
  behavioural:
    'Le recruteur attend une histoire vraie : la situation, ce que vous avez fait, vous, et ce qui a changé.',
  technical:
    "Le recruteur veut suivre votre méthode : l'ordre des gestes, les points de contrôle, la raison de chacun.",
  situational:
    'Le recruteur veut connaître votre première décision, qui vous prévenez, et ce que vous transmettez ensuite.',
  closing:
    "En fin d'entretien, le recruteur attend une disponibilité claire et des questions sur le travail réel.",
}

const TERMS =
  "Le recruteur attend une réponse nette à ce qu'il demande : un montant, une date ou un délai."

/** Three of eight questions ask for a story: what it is for is not said three times alike. */
const STORY = [
  BY_KIND.behavioural,
  "Le recruteur veut un moment précis, où l'on vous voit décider et agir, jusqu'à ce qui en est résulté.",
  "Avec cette question, le recruteur cherche un fait passé : d'où l'on partait, votre part, l'effet obtenu.",
] as const

/** A method is about itself: only what protects, finds a cause or checks a figure is more telling. */
const IN_METHOD = /allergi|secret|discrimin|panne|donnees/
const LED_BY_SUBJECT: ReadonlySet<QuestionKind> = new Set([
  'behavioural',
  'technical',
  'situational',
])

/** What one changed is asked of the past only. */
const OF_PAST = /automatis|jusqu au bout|apprentissage/

export function whatIsSought(kind: QuestionKind, plainQuestion: string): string {
  if (kind === 'closing' && asksForTerms(plainQuestion)) return TERMS
  if (!LED_BY_SUBJECT.has(kind)) return BY_KIND[kind]
  const fits = (cue: RegExp) =>
    cue.test(plainQuestion) &&
    (kind !== 'technical' || IN_METHOD.test(cue.source)) &&
    (kind === 'behavioural' || !OF_PAST.test(cue.source))
  const subject = BY_SUBJECT.find(([cue]) => fits(cue))?.[1]
  if (subject !== undefined) return subject
  return kind === 'behavioural'
    ? (STORY[plainQuestion.length % STORY.length] ?? BY_KIND[kind])
    : BY_KIND[kind]
}
