import { expect, test } from 'vitest'
import { withMissingOf } from './missing-of.ts'

test.each([
  ["l'entretien annuel chaudières gaz", "l'entretien annuel des chaudières gaz"],
  ['la pose chemins de câbles', 'la pose des chemins de câbles'],
  ['le raccordement réseaux', 'le raccordement des réseaux'],
])('« %s » lacks what « %s » says', (written, said) => {
  expect(withMissingOf(written)).toBe(said)
})

test.each([
  'la gestion des stocks',
  'les relances téléphoniques',
  'le conseil clients',
  'le nettoyage sous pression',
  'la gestion du temps',
])('« %s » lacks nothing', (written) => {
  expect(withMissingOf(written)).toBe(written)
})
