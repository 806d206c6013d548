import { expect, test } from 'vitest'
import { soundOf } from './sound.ts'

test.each([
  [['lier', 'lie', 'liee', 'liees', 'liez'], 'lie'],
  [['etais', 'etait', 'etaient'], 'etai'],
  [['depuis', 'depui'], 'depui'],
  [['ans', 'de'], null],
])('%j are heard alike, short words are left alone', (spellings, heard) => {
  expect(spellings.map(soundOf)).toEqual(spellings.map((word) => heard ?? word))
})
