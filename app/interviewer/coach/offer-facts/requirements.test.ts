import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const languagesOf = (profile: string) =>
  findFacts(`Réceptionniste (H/F)\nProfil : ${profile}`, recogniseTrades).requirements

test('what is demanded of one language is not demanded of the other', () => {
  const found = languagesOf("Anglais courant indispensable, l'espagnol serait apprécié.")

  expect(found).toEqual([
    { id: 'english', isMust: true },
    { id: 'spanish', isMust: false },
  ])
})

test('two languages of one demand are both demanded', () => {
  const found = languagesOf('Anglais et espagnol indispensables.')

  expect(found.map(({ isMust }) => isMust)).toEqual([true, true])
})

test('of two languages that are demanded the one that is named first comes first', () => {
  expect(
    languagesOf("Espagnol courant à l'oral, anglais professionnel.").map(({ id }) => id),
  ).toEqual(['spanish', 'english'])
})
