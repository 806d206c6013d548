import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Cuisinier (H/F)\nVos missions :\n- Réceptionner les denrées'),
)
const firstOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).improvements[0] ?? ''

const LOT = 'À la réception, comment décidez-vous d’accepter ou de refuser un lot de poisson ?'
const REFUSED = "Racontez-moi une recommandation qu'un client a refusée et ce que vous avez fait."
const DAY = 'Racontez-moi une journée trop chargée : par quoi avez-vous commencé ?'
const CLIENT = 'Racontez-moi une demande difficile : comment cela s’est-il terminé ?'
const PATH = 'Présentez-moi votre parcours de cuisinier.'

test.each([
  [
    LOT,
    "Un bon poisson ça se voit, l'œil est vif. Après, on est obligés de faire confiance au grossiste.",
    'faire confiance au grossiste',
  ],
  [
    REFUSED,
    "C'est fréquent. On note la recommandation comme refusée dans le rapport, avec une criticité élevée, et on passe à la suite. C'était le cas pour un client dans la distribution il y a deux ans. Au moins on est couverts.",
    'on est couverts',
  ],
  [
    PATH,
    'Onze ans en restauration, puis trois ans au collège comme second, 240 repas par jour. Les textures mixées, jamais pour de vrai.',
    'jamais pour de vrai',
  ],
  [
    CLIENT,
    "J'ai proposé qu'on les laisse dormir et les collègues ont accepté. Les enfants étaient plus calmes je crois.",
    'plus calmes je crois',
  ],
])(
  'what is admitted is quoted before any advice on the form: « %s »',
  (question, answer, words) => {
    expect(firstOf(question, answer)).toMatch(new RegExp(`^«[^»]*${words}[^»]*»`))
  },
)

test('whoever says what is being learnt is not told that it was never done', () => {
  const first = firstOf(
    PATH,
    'Onze ans en restauration, puis trois ans au collège comme second. Les textures mixées, jamais pour de vrai : je me forme avec la diététicienne le mercredi.',
  )

  expect(first).not.toContain('jamais pour de vrai')
})

test.each([
  [
    'Comment nettoyez-vous une vitre ?',
    'Je mouille, je racle, et je finis au chiffon pour une vitre sans trace.',
  ],
  [CLIENT, 'Le client est parti content. On utilise encore régulièrement ce tableau.'],
  [CLIENT, "La dame aurait pu mourir. J'ai fait les gestes jusqu'à l'arrivée des secours."],
  [
    LOT,
    'Je recompte deux fois pour que le compte tombe juste, et je signale tout écart par écrit.',
  ],
  [CLIENT, "J'ai rappelé la cliente. Je pense que c'est important d'écouter."],
  [
    'Parlez-moi d’une erreur que vous avez faite.',
    "J'ai inversé deux lignes. Mon chef s'en est aperçu et j'ai refait le calcul.",
  ],
  [DAY, "J'ai commencé par la paie parce qu'elle part à midi, j'aime finir à l'heure."],
])('« %s » answered by « %s » admits nothing', (question, answer) => {
  expect(firstOf(question, answer)).not.toMatch(/^« /)
})

test('the steps shown add up to the score shown', () => {
  for (const answer of [
    "J'ai rappelé la cliente, je lui ai proposé un échange, et elle est revenue trois fois depuis.",
    'On écoute, on explique, et en général ça se passe bien.',
    "J'ai trié les demandes avec ma cheffe, j'ai prévenu les trois clients, et à midi tout était parti.",
  ]) {
    const { score, dimensions } = assess({ question: CLIENT, answer, jobDescription: '' }, OFFER)
    const steps = dimensions.reduce((sum, { level }) => sum + level - 1, 0)

    expect(Math.abs(steps * 5 - score)).toBeLessThanOrEqual(5)
  }
})

test('care given to whoever has no right to give it ends an interview', () => {
  const { score, analysis } = assess(
    {
      question: 'Racontez-moi une journée en sous-effectif.',
      answer:
        "On était deux. J'ai demandé à la stagiaire de faire les injections de l'étage, et j'ai tout tracé à la fin.",
      jobDescription: '',
    },
    OFFER,
  )

  expect(score).toBeLessThan(25)
  expect(analysis).toContain('éliminatoire')
})
