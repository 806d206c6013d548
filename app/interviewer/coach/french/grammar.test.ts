import { expect, test } from 'vitest'
import { withDefinite } from './gender.ts'
import { capitalise, elides, joinAnd, lowerFirst, withA, withDe, withQue } from './grammar.ts'

test('« de » elides and contracts with what follows', () => {
  expect(withDe("l'équipe")).toBe("de l'équipe")
  expect(withDe('le stock')).toBe('du stock')
  expect(withDe('les clients')).toBe('des clients')
  expect(withDe('des clients')).toBe('de clients')
  expect(withDe('encadrer')).toBe("d'encadrer")
  expect(withDe('Le Havre')).toBe('du Havre')
})

test('« à » contracts and « que » elides', () => {
  expect(withA('le public')).toBe('au public')
  expect(withA('les clients')).toBe('aux clients')
  expect(withA("l'équipe")).toBe("à l'équipe")
  expect(withQue('il')).toBe("qu'il")
  expect(withQue('vous')).toBe('que vous')
})

test('an aspirated h, onze and yaourt keep the vowel before them', () => {
  for (const word of ['handicap', 'hiérarchie', 'hauteur', 'onze', 'yaourt', 'huit', 'HACCP'])
    expect(elides(word), word).toBe(false)
  for (const word of ['hôpital', 'hygiène', 'homme', 'Yvelines', 'œuvre', 'équipe'])
    expect(elides(word), word).toBe(true)
})

test('the first letter changes case without losing its accent or breaking an acronym', () => {
  expect(capitalise('évaluer')).toBe('Évaluer')
  expect(lowerFirst('Élaborer')).toBe('élaborer')
  expect(lowerFirst("L'équipe")).toBe("l'équipe")
  for (const name of ['SQL', 'JavaScript', 'Excel', 'C++', 'CAP requis'])
    expect(lowerFirst(name)).toBe(name)
})

test('items are joined as one says them', () => {
  expect(joinAnd([])).toBe('')
  expect(joinAnd(['lire'])).toBe('lire')
  expect(joinAnd(['lire', 'écrire', 'compter'])).toBe('lire, écrire et compter')
})

test('a noun receives the article of its gender and number', () => {
  const articles = [
    'gestion',
    'équipe',
    'suivi',
    'stocks',
    'service',
    'qualité',
    'hygiène',
    'processus',
  ]
  expect(articles.map((noun) => withDefinite(noun))).toEqual([
    'la gestion',
    "l'équipe",
    'le suivi',
    'les stocks',
    'le service',
    'la qualité',
    "l'hygiène",
    'le processus',
  ])
  expect(withDefinite('chaîne du froid')).toBe('la chaîne du froid')
})
