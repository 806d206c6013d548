import { expect, test } from 'vitest'
import { employerWords } from './employer-words.ts'

test.each([
  ['CH de la Vallée du Lot', 'le CH de la Vallée du Lot'],
  ['CPAM du Rhône', 'la CPAM du Rhône'],
  ['SDIS 48', 'le SDIS 48'],
  ['Théâtre des Deux Rives', 'le Théâtre des Deux Rives'],
  ['Casino de la Côte', 'le Casino de la Côte'],
  ['Éditions du Phare', 'les Éditions du Phare'],
  ['Kalmea', 'Kalmea'],
])('%s is named with the article one says', (name, said) => {
  expect(employerWords(name)).toBe(said)
})
