import { expect, test } from 'vitest'
import { isTakenBack } from './taken-back.ts'

test.each([
  ["J'ai fait une saison au restaurant mais je suis parti en plein service.", true],
  ["J'ai fait une saison au restaurant, sans rien dire à personne.", true],
  ["J'ai fait une saison au restaurant, puis deux au bar.", false],
  ["J'ai fait une saison au restaurant, sans brusquer personne.", false],
  ["J'ai fait une saison au restaurant. Sans stage, c'était dur.", false],
  ['Rien de tout cela.', false],
])('in « %s » the season is taken back: %s', (answer, isBack) => {
  expect(isTakenBack("J'ai fait une saison au restaurant", answer)).toBe(isBack)
})
