import { expect, test } from 'vitest'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { asAsked } from './as-asked.ts'

const recogniseTrades = await loadRecogniser()
const read = (text: string) => findFacts(text, recogniseTrades)
const BEGINNERS = read('Ouvrier viticole H/F\nDébutant accepté, aucun diplôme exigé.')
const question = (beginner: string) => ({
  id: 'A1405-01',
  kind: 'behavioural' as const,
  text: 'Racontez-moi une taille que vous avez reprise.',
  beginner,
  expects: [],
  followUp: 'Et ensuite ?',
})

test('whoever may begin is asked in the words for beginners', () => {
  const asked = question('Racontez-moi un geste que vous avez dû refaire.')

  expect(asAsked(asked, BEGINNERS)).toBe(asked.beginner)
  expect(asAsked(asked, read('Ouvrier viticole H/F\nCinq ans d’expérience exigés.'))).toBe(
    asked.text,
  )
})

test.each([
  'Racontez-moi un geste difficile vu en stage.',
  'Présentez-moi les cultures que vous avez vues en formation ou en stage.',
])('where nothing is demanded, a training is not supposed: « %s »', (beginner) => {
  expect(asAsked(question(beginner), BEGINNERS)).toBeNull()
  expect(asAsked(question(beginner), read('Apprenti vigneron H/F\nContrat d’apprentissage.'))).toBe(
    beginner,
  )
})

test.each([
  'Racontez-moi un geste appris en stage ou ailleurs.',
  'Parlez-moi d’une erreur, en formation ou dans un autre emploi.',
])('it may be named among others: « %s »', (beginner) => {
  expect(asAsked(question(beginner), BEGINNERS)).toBe(beginner)
})

test('whoever must hold the diploma has learnt the gestures, not the past', () => {
  const graduates = read('Préparateur en pharmacie H/F\nDébutant accepté.\nBP obligatoire.')
  const practised = {
    ...question('Que regarderiez-vous sur une ordonnance ?'),
    kind: 'technical' as const,
    text: 'Comment délivrez-vous de la morphine ?',
    practised: true,
  }

  expect(asAsked(practised, graduates)).toBe(practised.text)
  expect(asAsked(practised, BEGINNERS)).toBe(practised.beginner)
  const story = question('Racontez-moi un geste que vous avez dû refaire.')
  expect(asAsked(story, graduates)).toBe(story.beginner)
})
