import { expect, test } from 'vitest'
import { onlyKnownFacts } from './only-known-facts.ts'

const ANSWER = "J'ai formé douze apprentis en 3 mois, et vingt-deux l'année suivante."

test.each(["J'ai formé 12 apprentis en trois mois.", 'Puis vingt deux, donc 22.'])(
  '« %s » says the figures of the answer, in words or in digits',
  (example) => {
    expect(onlyKnownFacts(example, ANSWER)).toBe(example)
  },
)

test.each([
  ["J'ai formé 15 apprentis.", "J'ai formé [chiffre à préciser] apprentis."],
  ["J'ai doublé les ventes.", "J'ai [chiffre à préciser] les ventes."],
  ["Une soixantaine d'apprentis.", "[chiffre à préciser] d'apprentis."],
])('« %s » says what the answer does not', (example, blank) => {
  expect(onlyKnownFacts(example, ANSWER)).toBe(blank)
})
