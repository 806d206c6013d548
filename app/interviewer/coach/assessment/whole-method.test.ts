import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { judge } from './judge.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Assistant de gestion H/F. Vous traitez les factures et le courrier.'),
)
const gradeOf = (question: string, answer: string) => judge({ question, answer }, OFFER).score

const SHORT_METHODS: readonly [string, string][] = [
  [
    'Comment aidez-vous une personne à se lever sans vous faire mal au dos ?',
    "Je bloque les freins, je lui mets les pieds bien à plat et je lui annonce chaque geste. Je plie les genoux, je compte jusqu'à trois avec elle et je la laisse pousser sur ses bras.",
  ],
  [
    "Comment préparez-vous le coucher d'un tout-petit qui pleure ?",
    "Je baisse la lumière, je lui donne son doudou et je garde les mêmes gestes. S'il pleure encore, je reste assise à côté, une main sur le dos, et je note l'heure pour les parents.",
  ],
  [
    'Comment menez-vous un entretien de recrutement ?',
    "Je commence par expliquer le déroulé, puis je pose les mêmes questions à chaque candidat avec une grille et je note à chaud. Je vérifie deux références avant de proposer quelqu'un.",
  ],
]

test('a short method told in the present, whose gestures name their things, is no weak answer', () => {
  const grades = SHORT_METHODS.map(([question, answer]) => gradeOf(question, answer))

  expect(grades.map((grade) => grade >= 50)).toEqual(SHORT_METHODS.map(() => true))
})

const OF_ANY_TRADE: readonly [string, string][] = [
  [
    "Comment trouvez-vous la cause d'une panne sur un convoyeur ?",
    'Je commence par regarder ce qui ne va pas, puis je cherche la cause, je répare et je vérifie que ça marche.',
  ],
  [
    "Un utilisateur n'arrive plus à imprimer : comment procédez-vous ?",
    "Je commence par analyser le problème, puis j'identifie la cause et je mets en œuvre la solution adaptée. Enfin je m'assure de la satisfaction de l'utilisateur.",
  ],
  [
    'Comment évitez-vous les erreurs de préparation ?',
    'Je suis rigoureux, puis je vérifie bien et je prends mon temps. Je recompte si besoin.',
  ],
]

test('gestures that would fit any trade stay weak, in whatever order they are told', () => {
  const grades = OF_ANY_TRADE.map(([question, answer]) => gradeOf(question, answer))

  expect(grades.map((grade) => grade < 40)).toEqual(OF_ANY_TRADE.map(() => true))
})

test('a dangerous gesture is not lifted for being precise', () => {
  const grade = gradeOf(
    'Vous voyez une palette fissurée en hauteur : que faites-vous ?',
    'Je monte sur les fourches pour la voir de près, un collègue me lève, je pousse la palette et je remets un tour de film autour.',
  )

  expect(grade).toBeLessThan(45)
})

test('steps noted in order without a sentence are a method, a row of bare names is none', () => {
  const question = 'Comment contrôlez-vous une série de factures avant de la payer ?'

  const noted = gradeOf(
    question,
    'Bon de commande à côté, quantités, prix unitaires, RIB comparé au précédent, visa du demandeur, puis paiement.',
  )
  const names = gradeOf(question, 'Excel, Word, Outlook, SAP, Sage, Teams, Power BI.')

  expect(noted).toBeGreaterThanOrEqual(45)
  expect(names).toBeLessThan(35)
})

test('notes in the jargon of a trade are not taken for another language', () => {
  const grade = gradeOf(
    'Comment contrôlez-vous les bulletins avant la déclaration ?',
    'Comparatif M/M-1, entrées/sorties, plafonds, taux AT, contrôle DSN, puis envoi.',
  )

  expect(grade).toBeGreaterThan(40)
})

test('notes on how a breakdown is looked for answer the scene of a breakdown', () => {
  const { limit } = judge(
    {
      question: 'Une chaudière se met en défaut de pression : comment cherchez-vous la panne ?',
      answer: "Débit d'eau, filtre, circulateur, écart de température, puis charge aux manomètres.",
    },
    OFFER,
  )

  expect(limit).toBeNull()
})
