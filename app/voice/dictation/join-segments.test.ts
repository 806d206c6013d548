import { expect, test } from 'vitest'
import { joinSegments, repeatedWords } from './join-segments.ts'

test.each([
  [['je', 'je suis', 'je suis libraire', 'Je suis libraire à Nantes'], 'Je suis libraire à Nantes'],
  [['Je suis libraire.', ' depuis dix ans'], 'Je suis libraire. depuis dix ans'],
  [
    ["j'ai rangé", "j'ai rangé le rayon", 'puis', 'puis les livres'],
    "j'ai rangé le rayon puis les livres",
  ],
  [['oui', 'oui'], 'oui'],
  [['le rayon jeunesse', 'le rayon'], 'le rayon jeunesse'],
  [['', '  '], ''],
])('%j is heard as « %s »', (segments, heard) => {
  expect(joinSegments(segments)).toBe(heard)
})

test('words that only begin alike are not taken for one', () => {
  expect(joinSegments(['je', 'jeudi matin'])).toBe('je jeudi matin')
})

test('a recogniser begun again does not write its last words twice', () => {
  expect(repeatedWords('dans ma librairie nous avons', 'puis dans ma librairie')).toBe(3)
  expect(repeatedWords('très bien', 'tout va très bien')).toBe(0)
  expect(repeatedWords('je suis libraire', '')).toBe(0)
})
