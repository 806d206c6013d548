import { expect, test } from 'vitest'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from './load-rome.ts'
import { titleOf } from './title-from-trade.ts'

const recogniseTrades = await loadRecogniser()
const offerOf = (title: string) =>
  findFacts(`${title}\nVous rejoignez une petite équipe.`, recogniseTrades)
const tradesOf = (title: string) => offerOf(title).trades.map(({ code }) => code)

test.each([
  ['Apprenti(e) CAP coiffure', 'D1202'],
  ['Apprenti boulanger (H/F)', 'D1102'],
  ['Apprentie pâtisserie', 'D1104'],
  ['CAP maçonnerie en apprentissage', 'F1703'],
])('« %s » learns a trade that has a name', (title, code) => {
  expect(tradesOf(title)[0]).toBe(code)
})

test('a post is called by the trade, not by the diploma that leads to it', () => {
  expect(titleOf(offerOf('Apprenti(e) CAP coiffure'))).toBe('coiffeur ou coiffeuse')
})

test('who sells to hairdressers is none of them', () => {
  expect(tradesOf('Commercial produits de coiffure')).not.toContain('D1202')
})
