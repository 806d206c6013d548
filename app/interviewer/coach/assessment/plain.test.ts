import { expect, test } from 'vitest'
import { plain } from './plain.ts'

test.each([
  ['jai trié depui un an', 'j ai trie depuis un an'],
  ['Pck bcp de monde tjrs', 'parce que beaucoup de monde toujours'],
  ["J'étais là", 'j etais la'],
  ['depuis hier', 'depuis hier'],
])('« %s » is read as it was meant', (typed, read) => {
  expect(plain(typed)).toBe(read)
})
