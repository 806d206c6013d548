import { expect, test } from 'vitest'
import { titleWords } from './title-words.ts'

const said = (masculine: string, feminine: string) =>
  titleWords({ text: masculine, masculine, feminine })

test('both genders are named and what they share is said once', () => {
  const title = said('directeur de la communication', 'directrice de la communication')

  expect(title).toEqual({
    plain: 'directeur ou directrice de la communication',
    withDe: 'de directeur ou de directrice de la communication',
  })
})

test('a title that is the same for all is said once, with its elision', () => {
  const title = said('auxiliaire de vie', 'auxiliaire de vie')

  expect(title).toEqual({ plain: 'auxiliaire de vie', withDe: "d'auxiliaire de vie" })
})

test('a long title is cut after a whole complement', () => {
  const title = said(
    'directeur de la communication et des partenariats institutionnels',
    'directrice de la communication et des partenariats institutionnels',
  )

  expect(title?.plain).toBe('directeur ou directrice de la communication')
})

test('a title that would break a sentence is not said', () => {
  const broken = ['MAÇON (H/F', 'TECHNICIEN MAINTENANCE', 'Rejoignez-nous !', 'vendeur / caissier']

  expect(broken.map((title) => said(title, title))).toEqual([null, null, null, null])
})

test('technical names keep their marks', () => {
  const title = said('développeur C/C++', 'développeuse C/C++')

  expect(title?.withDe).toBe('de développeur ou de développeuse C/C++')
})

test('the way one is hired is no trade to speak of', () => {
  expect(said('alternant', 'alternante')).toBeNull()
})
