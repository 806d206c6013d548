import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { withWholeWords } from './cut-words.ts'

test('words that the width of a page has cut are whole again', () => {
  expect(withWholeWords('le paie-\nment des four-\n  nisseurs')).toBe(
    'le paiement des fournisseurs',
  )
})

test('a word that has a hyphen of its own keeps it', () => {
  expect(withWholeWords('une aide-\nsoignante, eux-\nmêmes, un savoir-\nfaire')).toBe(
    'une aide-soignante, eux-mêmes, un savoir-faire',
  )
  expect(withWholeWords('un prêt-à-\nporter, le prêt-à-porter')).toBe(
    'un prêt-à-porter, le prêt-à-porter',
  )
})

test('a job sheet copied from a narrow page names its post and its tasks', () => {
  const { title, missions } = outlineOffer(
    'Intitulé : Comptable four-\nnisseurs (H/F)\nMissions :\n- Enregistrer les fac-\ntures des fournisseurs\n- Préparer les règle-\nments du mois',
  )

  expect(title?.text).toBe('comptable fournisseurs')
  expect(missions.map(({ text }) => text)).toEqual([
    'Enregistrer les factures des fournisseurs',
    'Préparer les règlements du mois',
  ])
})
