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
    { point: 'chercher le morceau', heard: ['aimant', 'les morceaux', 'sous la table'], weight: 1 },
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

test('points heard are praised with their words, and the recruiter asks about what is not', () => {
  const answer = "J'arrête mon poste, puis je préviens le chef de ligne sans attendre."

  const { strengths, improvements, evidence, followUp } = said(answer)

  expect(strengths).toEqual([
    "Bien dit : tout arrêter au poste ; prévenir tout de suite : « J'arrête mon poste, puis je préviens le chef de ligne sans attendre ».",
  ])
  for (const { quote } of evidence) expect(answer).toContain(quote)
  expect(improvements).toEqual([expect.stringContaining('à côté de ce que le recruteur écoute')])
  expect(followUp).toBe('Quels produits bloquez-vous ?')
})

test('an answer that makes every point is not asked back, nor told of any', () => {
  const { followUp, improvements } = said(
    "J'arrête mon poste, je préviens le chef de ligne et je passe un aimant.",
  )

  expect(followUp).toBeUndefined()
  expect(improvements.join(' ')).not.toContain('recruteur')
})

test.each(['Je ne sais pas.', "J'arrête, puis je continue sans le dire."])(
  '« %s » is to be mended, and is not asked back',
  (answer) => {
    expect(said(answer).followUp).toBeUndefined()
  },
)

test('a red line is named, explained, capped, and nothing is praised', () => {
  const { score, strengths, improvements } = said(
    "J'arrête, je cherche avec un aimant, et comme on est en retard je continue sans le dire.",
  )

  expect(score).toBeLessThanOrEqual(25)
  expect(strengths).toEqual([])
  expect(improvements[0]).toContain('continuer en se taisant')
  expect(improvements[0]).toContain("blesser quelqu'un")
})

test.each([
  ["J'arrête et je préviens. Jamais je continue sans le dire, c'est trop grave."],
  ["J'arrête. Mon collègue m'a dit « je continue sans le dire », je préviens quand même."],
  ["J'arrête et je préviens. Si je continue sans le dire, quelqu'un peut se blesser."],
])('« %s » crosses no red line', (answer) => {
  const { score, improvements } = said(answer)

  expect(score).toBeGreaterThan(25)
  expect(improvements.join(' ')).not.toContain('à ne jamais faire')
})

test('what is said not to have been done makes no point', () => {
  const { strengths } = said(
    "Je n'arrête pas la machine et j'ai pas prévenu le chef de ligne. Je cherche les morceaux de la lame sous la table, puis dans les cartons déjà remplis, avec un collègue, et je note l'heure et le numéro du lot avant de reprendre.",
  )

  expect(strengths).toEqual([
    'Bien dit : chercher le morceau : « Je cherche les morceaux de la lame sous la table, puis dans les cartons déjà remplis, avec un collègue ».',
  ])
})

test('the more of its points an answer makes, the better it is marked', () => {
  const one = said("J'arrête mon poste et je regarde autour de moi avec attention.")
  const two = said("J'arrête mon poste et je préviens le responsable de mon équipe.")
  const all = said("J'arrête mon poste, je préviens et on cherche les morceaux.")

  expect(two.score).toBeGreaterThan(one.score)
  expect(all.score).toBeGreaterThan(two.score)
})

test('a point is praised only in words that prove it', () => {
  const { strengths } = said("J'arrête, et je range la boîte qui était sous la table.")

  expect(strengths.join(' ')).not.toContain('chercher le morceau')
})

test('what may be there in other words is not said to be awaited', () => {
  const { improvements } = said(
    "J'arrête tout de suite et je préviens le chef, puis nous fouillons la zone pour retrouver le morceau manquant.",
  )

  expect(improvements.join(' ')).not.toContain('chercher le morceau')
})

test('a middling answer that makes few points is not said to be worth little: it is compared with them', () => {
  const { score, analysis, listensFor } = said(
    "J'arrête mon poste, je regarde sous la machine et autour de moi, puis je mets de côté les deux cartons remplis depuis que la lame est cassée, avec une étiquette pour que personne ne les expédie.",
  )

  expect(score).toBeGreaterThanOrEqual(35)
  expect(score).toBeLessThan(70)
  expect(analysis).toContain('la liste plus bas')
  expect(listensFor?.length).toBeGreaterThan(1)
})

test('an admission comes before any point', () => {
  const { improvements, strengths } = said("J'arrête, je note l'heure. Au moins on est couverts.")

  expect(improvements[0]).toContain('on est couverts')
  expect(strengths).toEqual([])
})

const STOCK: BookQuestion = {
  ...ASKED,
  kind: 'technical',
  text: 'Comment contrôlez-vous un stock ?',
  expects: [
    { point: 'le quai fermé avant de compter', heard: ['quai', 'barriere'], weight: 2 },
    { point: 'un tirage au sort des rayons', heard: ['sondage', 'hasard'], weight: 2 },
    { point: "l'ampleur réelle", heard: ['references'], weight: 2 },
  ],
  followUp: 'Qui compte avec vous ?',
  example:
    'Je ferme la barrière et je sors la liste. Je tire au hasard cent palettes que je compte avec un collègue. Un écart ? Je recompte. Mille références.',
}
const ofStock = (answer: string) =>
  assess({ question: STOCK.text, answer, jobDescription: '' }, OFFER, STOCK)

test('a weak answer in which nothing is heard is told what is awaited, and never how it is told', () => {
  const { score, improvements } = ofStock('Je regarde un peu partout, normalement ça va.')

  expect(score).toBeLessThan(45)
  expect(improvements.join(' ')).toContain('le quai fermé avant de compter')
  expect(improvements.join(' ')).not.toContain('ampleur')
})

test('one word of a point, in whatever sentence, and it is not said to be awaited', () => {
  const { improvements } = ofStock('Je regarde un peu partout, et les rayons, normalement ça va.')

  expect(improvements.join(' ')).not.toContain('tirage')
})

test('a middling answer is compared with the points, and is told of no lack', () => {
  const { score, improvements, listensFor } = ofStock(
    'Je ferme le quai, je sors la liste, je compte cent palettes avec un collègue et je recompte quand il y a un écart.',
  )

  expect(score).toBeGreaterThanOrEqual(35)
  expect(score).toBeLessThan(70)
  expect(improvements.join(' ')).not.toMatch(/attend encore|écoutera|Dites aussi/)
  expect(improvements.join(' ')).toContain('à côté de ce que le recruteur écoute')
  expect(listensFor).toContain('un tirage au sort des rayons')
  expect(improvements.join(' ')).not.toContain('Qui compte avec vous ?')
})

test('whoever asks a question is not told that one is awaited, nor shown what other questions wait for', () => {
  const asked: BookQuestion = {
    id: 'X-2',
    kind: 'closing',
    text: 'Que souhaitez-vous savoir sur les lieux ?',
    expects: [
      { point: 'une question sur le travail réel', heard: ['planning'], weight: 2 },
      { point: 'une date ou un préavis', heard: ['preavis'], weight: 1 },
    ],
    followUp: 'Voulez-vous voir les lieux ?',
  }
  const answer = "Je voudrais savoir si les lieux sont grands et si l'équipe est nombreuse."

  const { improvements, exampleAnswer } = assess(
    { question: asked.text, answer, jobDescription: '' },
    OFFER,
    asked,
    { known: null, awaited: asked.expects.map(({ point }) => point) },
  )

  const told = improvements.join(' ') + exampleAnswer
  expect(told).not.toMatch(/préavis|question sur le travail réel|phrase nette/)
})
