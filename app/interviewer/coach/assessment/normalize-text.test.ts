import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

test.each([
  ['jai trié depui un an', 'j ai trie depuis un an'],
  ['Pck bcp de monde tjrs', 'parce que beaucoup de monde toujours'],
  ["J'étais là", 'j etais la'],
  ['depuis hier', 'depuis hier'],
])('« %s » is read as it was meant', (typed, read) => {
  expect(normalizeText(typed)).toBe(read)
})
