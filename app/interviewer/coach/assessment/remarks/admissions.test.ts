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
