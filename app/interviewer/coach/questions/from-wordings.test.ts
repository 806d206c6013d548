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
  const clerk = { 'de métier': 'de greffier au tribunal de Vannes', ville: 'à Vannes' }
  const developer = { 'de métier': 'de développeur PHP', outil: 'PHP', 'autre outil': 'Symfony' }

  expect(textsWith(clerk).filter((text) => text.split('Vannes').length > 2)).toEqual([])
  expect(textsWith(developer).filter((text) => text.split('PHP').length > 2)).toEqual([])
  expect(textsWith({ 'de métier': 'de greffier', ville: 'à Vannes' }).join()).toContain(
    'de greffier, à Vannes',
  )
})

test('what is known is named, and no title in both genders is', () => {
  const texts = textsWith({
    domaine: 'la comptabilité',
    employeur: 'la clinique Pasteur',
    chez: 'à la clinique Pasteur',
    télétravail: 'deux jours de télétravail par semaine',
  })

  expect(texts).toContain("Qu'est-ce qui vous attire dans la comptabilité, à la clinique Pasteur ?")
  expect(texts.filter((text) => /chez la|{/.test(text))).toEqual([])
})

test('a kitchen is not named twice', () => {
  const texts = textsWith({ domaine: 'la cuisine', cadre: 'en cuisine centrale' })

  expect(texts.filter((text) => text.split('cuisine').length > 2)).toEqual([])
  expect(texts.join()).toContain('en cuisine centrale')
})
