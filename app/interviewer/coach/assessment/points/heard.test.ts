import { expect, test } from 'vitest'
import type { BookQuestion } from '../../book/page.ts'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Opérateur de production (H/F)'))
const ASKED: BookQuestion = {
  id: 'X-1',
  kind: 'situational',
  text: "La lame de votre cutter s'est cassée, et il en manque un bout : que faites-vous ?",
  expects: [
    { point: 'tout arrêter au poste', heard: ['j arrete', 'arret du poste'], weight: 2 },
    { point: 'prévenir tout de suite', heard: ['je previens', 'chef de ligne'], weight: 2 },
    { point: 'chercher le morceau', heard: ['les morceaux', 'sous la table'], weight: 1 },
    { point: 'passer un aimant et bloquer les cartons', heard: ['un aimant'], weight: 1 },
  ],
  faults: [
    {
      never: 'continuer en se taisant',
      heard: ['je continue sans le dire'],
      why: "un morceau de lame peut blesser quelqu'un",
    },
  ],
  followUp: 'Quels produits bloquez-vous ?',
  example: "J'arrête, je préviens, et on cherche avec un aimant.",
}
const said = (answer: string) =>
  assess({ question: ASKED.text, answer, jobDescription: '' }, OFFER, ASKED)

test('a point that is praised whole is heard, in the words of the list', () => {
  const { heard, listensFor, strengths } = said(
    "J'arrête mon poste, puis je préviens le chef de ligne sans attendre.",
  )

  expect(strengths.join(' ')).toContain(
    'Bien dit : tout arrêter au poste ; prévenir tout de suite :',
  )
  expect(heard).toEqual(['tout arrêter au poste', 'prévenir tout de suite'])
  expect(listensFor).toEqual(expect.arrayContaining(heard ?? []))
})

test('a point of which a part is proven is not heard yet', () => {
  const { heard, strengths } = said(
    "J'arrête mon poste, je préviens le chef de ligne, puis je passe un aimant.",
  )

  expect(strengths.join(' ')).toContain('Bien dit : tout arrêter au poste ; passer un aimant :')
  expect(heard).toEqual(['tout arrêter au poste'])
})

test('a point that a poor answer only speaks of is not heard', () => {
  const { heard, strengths } = said(
    "Je n'arrête pas, et j'ai pas prévenu ; je cherche les morceaux.",
  )

  expect(strengths).toEqual([])
  expect(heard).toEqual([])
})

test.each(['Je ne sais pas.', "J'arrête, je préviens tout de suite, et je continue sans le dire."])(
  'nothing is heard in « %s »',
  (answer) => {
    expect(said(answer)).toMatchObject({ heard: [], listensFor: expect.any(Array) })
  },
)

test('of a question that no page knows, nothing is told of what is listened for', () => {
  const { heard, listensFor } = assess(
    { question: ASKED.text, answer: "J'arrête mon poste.", jobDescription: '' },
    OFFER,
  )

  expect([heard, listensFor]).toEqual([undefined, undefined])
})
