import { expect, test } from 'vitest'
import { containsWords, makeSearchable, makesPoint } from './match-words.ts'

test('words are heard whole, whatever the accents, ligatures and signs', () => {
  const text = makeSearchable("J'ai vérifié l'œdème, puis la lève-personne : rien à signaler.")

  const heard = ['verifie', 'l oedeme', 'leve personne rien', 'j ai verifie', 'signaler']
  expect(heard.filter((words) => !containsWords(text, words))).toEqual([])
  const unheard = ['verif', 'personnes', 'oedeme leve', 'ai verifie la', 'a rien']
  expect(unheard.filter((words) => containsWords(text, words))).toEqual([])
})

test('a star ends the beginning of a word, in the middle of a group as well', () => {
  const text = makeSearchable('Les visites médiatisées ont lieu le mercredi.')

  const heard = ['visite*', 'visites mediatis*', 'visite* mediatisee*', 'mercredi*']
  expect(heard.filter((words) => !containsWords(text, words))).toEqual([])
  expect(['isite*', 'visite* lieu', 'visite* media'].filter((w) => containsWords(text, w))).toEqual(
    [],
  )
})

test.each([
  ['Nous étions dix-sept', '17'],
  ['Il y en avait 17', 'dix sept'],
  ['quatre-vingt-dix minutes', '90 minutes'],
  ['quatre-vingts lits', '80 lits'],
  ['soixante et onze ans', '71 ans'],
  ['vingt et une boîtes', '21 boites'],
  ['cent quatre-vingt-trois', '183'],
  ['mille deux cents euros', '1200 euros'],
  ['1 200 euros', 'mille deux cents euros'],
  ['deux mille cent', '2100'],
  ['le quinze', 'le 15'],
  ['à 63 degrés', 'soixante trois degres'],
])('« %s » is heard as « %s »', (text, words) => {
  expect(containsWords(makeSearchable(text), words)).toBe(true)
})

test('numbers that follow each other stay apart, and an article is no number', () => {
  expect(containsWords(makeSearchable('deux, trois fois'), '5')).toBe(false)
  expect(containsWords(makeSearchable('deux, trois fois'), '2 3 fois')).toBe(true)
  expect(containsWords(makeSearchable('une collègue'), '1 collegue')).toBe(false)
  expect(containsWords(makeSearchable('vingt-quatre'), '20')).toBe(false)
  expect(containsWords(makeSearchable('deuxième'), '2')).toBe(false)
})

test('a point is made by one telling word or by two common ones', () => {
  const point = {
    point: 'le refus',
    heard: ['je refuse'],
    weak: ['non', 'jamais'],
    weight: 2,
  } as const

  expect(makesPoint(makeSearchable('Je refuse tout net.'), point)).toBe(true)
  expect(makesPoint(makeSearchable('Non, jamais.'), point)).toBe(true)
  expect(makesPoint(makeSearchable('Non, pas ce soir, non.'), point)).toBe(false)
})
