import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { judge } from './judge.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Aide à domicile H/F. Vous aidez aux repas et à la toilette.'),
)
const FALL = 'Vous trouvez une personne au sol dans sa cuisine, consciente : que faites-vous ?'
const judged = (question: string, answer: string) => judge({ question, answer }, OFFER)

test.each([
  [FALL, "Je ne la bouge pas, j'appelle le 15, je lui parle et je regarde si elle saigne."],
  [FALL, 'pas la bouger, appeler le 15, lui parler, couverture, cahier'],
  [
    'Un enfant coule dans le grand bassin : que faites-vous ?',
    "Sifflet, je plonge, je le sors, je regarde s'il respire, mon collègue appelle le 18.",
  ],
  [
    'Deux élèves se battent dans la cour : que faites-vous ?',
    "Je les sépare, je regarde s'il y a un blessé et je préviens la direction.",
  ],
])('« %s »: the right reflexes in few words are a fair answer', (question, answer) => {
  const { score, mismatch } = judged(question, answer)

  expect(score).toBeGreaterThanOrEqual(45)
  expect(mismatch).toBeNull()
})

test('a calm that does nothing, or a gesture that harms, is not lifted', () => {
  const calm = 'Je garde mon calme et je fais ce qu’il faut, grâce à mon expérience.'
  const lifted = 'Je la relève vite et je la remets dans son fauteuil.'

  expect(judged(FALL, calm).score).toBeLessThan(35)
  expect(judged(FALL, lifted).limit?.conduct?.id).toBe('danger')
})

test('leaving somebody who does not answer is a danger, a dose that was prescribed is none', () => {
  const door = 'Une personne âgée ne répond pas à la porte : que faites-vous ?'
  const fever = 'Un enfant de deux ans a de la fièvre à la sieste : que faites-vous ?'

  const left = judged(
    door,
    'Je laisse un mot et je vais chez la suivante pour ne pas être en retard.',
  )
  const dosed = judged(
    fever,
    "J'appelle la maman, je donne le paracétamol selon l'ordonnance et je note l'heure.",
  )

  expect(left.limit?.reason).toBe('conduct')
  expect(dosed.limit).toBeNull()
})
