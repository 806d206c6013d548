import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { assess } from './assess.ts'
import { judge } from './judge.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Technicien réseau (H/F)\nVos missions :\n- Déployer des bornes Wi-Fi'),
)
const levelsOf = (question: string, answer: string) => {
  const { dimensions } = assess({ question, answer, jobDescription: '' }, OFFER)
  return new Map(dimensions.map(({ name, level }) => [name, level]))
}
const STORY =
  "Racontez-moi une panne que vous avez résolue sous pression, et comment vous l'avez fait."
const TOLD =
  "Un vendredi, l'imprimante des étiquettes ne répondait plus et trois camions attendaient. J'ai relevé le message, j'ai branché un poste de secours et j'ai changé le pilote avec la fiche du fabricant."

test('a story that names nothing of the offer fits the post as far as it is told', () => {
  const levels = levelsOf(STORY, TOLD)
  const lowest = Math.min(...levels.values())

  expect(levels.get('Adéquation au poste')).toBeGreaterThan(lowest)
})

test.each([
  'Les étiquettes sortaient vingt minutes plus tard.',
  "Je n'ai plus eu la demande.",
  "Depuis le changement, il y a dix fois moins d'appels.",
  "Je n'ai plus eu de plainte.",
])('« %s » is an end, without a formula', (end) => {
  const without = levelsOf(STORY, `${TOLD} Le quai donne sur la rue.`).get('Résultat mesuré') ?? 0

  expect(levelsOf(STORY, `${TOLD} ${end}`).get('Résultat mesuré')).toBeGreaterThan(without)
})

test.each([
  "Je n'ai plus eu de nouvelles du client, qui a porté plainte deux jours plus tard.",
  "C'est resté bloqué.",
  'Deux palettes ont disparu.',
  'Il y a eu dix fois plus de plaintes.',
])('« %s » is no result', (end) => {
  const [scene, ...deeds] = TOLD.split(/(?<=\.) /)
  const told = (second: string) =>
    [scene, second, ...deeds, 'Le quai donne sur la rue.', 'Il y fait froid.'].join(' ')
  const result = (second: string) =>
    judge({ question: STORY, answer: told(second) }, OFFER).rough['Résultat mesuré']

  expect(result(end)).toBe(result('Le quai donne sur la rue.'))
})

test('what is asked at the end beside the post does not fit it', () => {
  const question = 'Quelles questions avez-vous ?'
  const beside = "Vous faites quoi déjà comme entreprise ? Il faut faire quoi ? C'est loin ?"
  const onIt =
    'Combien de bornes Wi-Fi seront à déployer dans votre équipe la première année, et qui les choisit ?'
  const fitOf = (answer: string) => levelsOf(question, answer).get('Adéquation au poste') ?? 0

  expect(fitOf(beside)).toBeLessThan(3)
  expect(fitOf(onIt)).toBeGreaterThan(fitOf(beside))
})
