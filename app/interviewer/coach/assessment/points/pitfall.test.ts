import { expect, test } from 'vitest'
import type { BookQuestion } from '../../book/page.ts'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Conducteur de ligne'))
const PITFALL =
  'Relancer pour tenir la cadence : un recruteur y entend le prochain rappel de produits.'
const ASKED: BookQuestion = {
  id: 'X-1',
  kind: 'situational',
  text: 'Une vis manque sur votre machine en pleine production : que faites-vous ?',
  expects: [
    { point: 'tout arrêter au poste', heard: ['j arrete'], weight: 2 },
    { point: 'prévenir le chef de ligne sans attendre', heard: ['je previens'], weight: 2 },
    { point: 'chercher le morceau', heard: ['aimant'], weight: 1 },
  ],
  faults: [
    {
      never: 'continuer sans le dire',
      heard: ['je continue sans le dire'],
      why: 'quelqu un mange',
    },
  ],
  followUp: 'Quels produits bloquez-vous ?',
  pitfall: PITFALL,
  example:
    "J'arrête la machine et je coupe l'énergie. Je préviens le chef de ligne, on compte les vis sur les plans avec le régleur, et on passe un aimant.",
}
const { pitfall: _, ...WITHOUT } = ASKED
const said = (answer: string, asked: BookQuestion = ASKED) =>
  assess({ question: asked.text, answer, jobDescription: '' }, OFFER, asked)

test.each([
  ['a weak answer', 'Je regarde un peu partout, normalement ça va.'],
  ['a middling one', "J'arrête mon poste, puis je préviens le chef de ligne sans attendre."],
  ['a good one', "J'arrête mon poste, je préviens le chef de ligne et je passe un aimant."],
])('%s is told the pitfall of its question, whole', (_, answer) => {
  expect(said(answer).pitfall).toBe(PITFALL)
})

test('a weak answer of which nothing else is known to be missing is compared with the points', () => {
  const answer =
    "J'arrête la machine, je coupe l'énergie, je sors les plans et je compte les vis une par une avec le régleur avant de repartir."

  expect(said(answer).score).toBeLessThan(60)
  expect(said(answer).improvements).toEqual([
    "Relisez votre réponse à côté de ce que le recruteur écoute à cette question : chaque point que vous n'avez pas dit mérite une phrase.",
  ])
})

test.each([
  'pourquoi',
  'qui prévient le chef de ligne sans attendre',
  'avec le chef de ligne et la qualité',
  'prévenir tout de suite',
  'une machine consignée, un chef prévenu',
])(
  'whether « %s » is there is not asked: it is no sentence, or may be there in other words',
  (point) => {
    const expects = ASKED.expects.map((one) => (one.weight === 1 ? one : { ...one, point }))
    const answer =
      "J'arrête la machine, je coupe l'énergie, je sors les plans et je compte les vis une par une avec le régleur avant de repartir."

    expect(said(answer, { ...ASKED, expects }).improvements.join(' ')).not.toContain(
      "Où l'entend-on",
    )
  },
)

test.each([
  ['no answer', 'Je ne sais pas.'],
  ['a red line', "J'arrête, puis je continue sans le dire."],
])('%s is told no pitfall', (_, answer) => {
  expect(said(answer).pitfall).toBeUndefined()
})

test('a beginner, asked of another past, is told no pitfall of the work', () => {
  const beginner = "Un objet se casse entre vos mains chez quelqu'un : que faites-vous ?"
  const asked = { ...ASKED, beginner }
  const answer = 'Je le dis tout de suite à la personne et je propose de le remplacer.'

  const { pitfall } = assess({ question: beginner, answer, jobDescription: '' }, OFFER, asked)

  expect(pitfall).toBeUndefined()
})

test('a question without one has none', () => {
  expect(said("J'arrête.", WITHOUT)).not.toHaveProperty('pitfall')
})
