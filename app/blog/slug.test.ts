import { expect, test } from 'vitest'
import { slugFrom } from './slug.ts'

test.each([
  ["Métiers d'été", 'metiers-dete'],
  ['Cœur de métier : le vôtre', 'coeur-de-metier-le-votre'],
  ['  Négocier -- son   salaire ?', 'negocier-son-salaire'],
  ['C++ & C# en 2026', 'c-c-en-2026'],
  ['面接', ''],
])('the address of « %s » is %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})
