import { expect, test } from 'vitest'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from './load-rome.ts'

const recogniseTrades = await loadRecogniser()
const tradesOf = (title: string) =>
  findFacts(`${title}\nVous rejoignez une petite équipe.`, recogniseTrades).trades.map(
    ({ code }) => code,
  )

test.each([
  ['Apprenti(e) CAP coiffure', 'D1202'],
  ['Apprenti boulanger (H/F)', 'D1102'],
  ['Apprentie pâtisserie', 'D1104'],
  ['CAP maçonnerie en apprentissage', 'F1703'],
])('« %s » learns a trade that has a name', (title, code) => {
  expect(tradesOf(title)[0]).toBe(code)
})

test('who sells to hairdressers is none of them', () => {
  expect(tradesOf('Commercial produits de coiffure')).not.toContain('D1202')
})
