import { expect, test } from 'vitest'
import { fold, hears, hearsPoint } from './hears.ts'

test('words are heard whole, whatever the accents, ligatures and signs', () => {
  const text = fold("J'ai vérifié l'œdème, puis la lève-personne : rien à signaler.")

  const heard = ['verifie', 'l oedeme', 'leve personne rien', 'j ai verifie', 'signaler']
  expect(heard.filter((words) => !hears(text, words))).toEqual([])
  const unheard = ['verif', 'personnes', 'oedeme leve', 'ai verifie la', 'a rien']
  expect(unheard.filter((words) => hears(text, words))).toEqual([])
})

test('a star ends the beginning of a word, in the middle of a group as well', () => {
  const text = fold('Les visites médiatisées ont lieu le mercredi.')

  const heard = ['visite*', 'visites mediatis*', 'visite* mediatisee*', 'mercredi*']
  expect(heard.filter((words) => !hears(text, words))).toEqual([])
  expect(['isite*', 'visite* lieu', 'visite* media'].filter((w) => hears(text, w))).toEqual([])
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
  expect(hears(fold(text), words)).toBe(true)
})

test('numbers that follow each other stay apart, and an article is no number', () => {
  expect(hears(fold('deux, trois fois'), '5')).toBe(false)
  expect(hears(fold('deux, trois fois'), '2 3 fois')).toBe(true)
  expect(hears(fold('une collègue'), '1 collegue')).toBe(false)
  expect(hears(fold('vingt-quatre'), '20')).toBe(false)
  expect(hears(fold('deuxième'), '2')).toBe(false)
})

test('a point is made by one telling word or by two common ones', () => {
  const point = {
    point: 'le refus',
    heard: ['je refuse'],
    weak: ['non', 'jamais'],
    weight: 2,
  } as const

  expect(hearsPoint(fold('Je refuse tout net.'), point)).toBe(true)
  expect(hearsPoint(fold('Non, jamais.'), point)).toBe(true)
  expect(hearsPoint(fold('Non, pas ce soir, non.'), point)).toBe(false)
})
