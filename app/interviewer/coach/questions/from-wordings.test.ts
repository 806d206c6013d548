import { expect, test } from 'vitest'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { questionsOfWordings } from './from-wordings.ts'
import { slotsOf } from './slots.ts'

const recogniseTrades = await loadRecogniser()
const offer = findFacts('Poste à pourvoir', recogniseTrades)
const textsWith = (said: Partial<ReturnType<typeof slotsOf>['said']>) => {
  const slots = slotsOf([], offer)
  return questionsOfWordings(offer, { ...slots, said: { ...slots.said, ...said } }).map(
    ({ text }) => text,
  )
}

test('a town or a tool that the title says is not said beside it', () => {
  const clerk = { métier: 'greffier au tribunal de Vannes', ville: 'à Vannes' }
  const developer = { métier: 'développeur PHP', outil: 'PHP', 'autre outil': 'Symfony' }

  expect(textsWith(clerk).filter((text) => text.split('Vannes').length > 2)).toEqual([])
  expect(textsWith(developer).filter((text) => text.split('PHP').length > 2)).toEqual([])
  expect(textsWith({ ...clerk, métier: 'greffier' }).join()).toContain('greffier à Vannes')
})
