import { expect, test } from 'vitest'
import { withLostAccents } from './lost-accents.ts'

test.each([
  [
    'REALISEZ LES INSPECTIONS D OUVRAGES IMMERGES DANS LE RESPECT DE LA SECURITE',
    "RÉALISEZ LES INSPECTIONS D'OUVRAGES IMMERGÉS DANS LE RESPECT DE LA SÉCURITÉ",
  ],
  [
    "accueil de la clientele, controle des titres et aide a l'embarquement des employes",
    "accueil de la clientèle, contrôle des titres et aide à l'embarquement des employés",
  ],
])('the accents that capitals or a keyboard lost come back: %s', (bare, accented) => {
  expect(withLostAccents(bare)).toBe(accented)
})

test('a word with two readings is left as it is, like another language', () => {
  for (const text of [
    'elle a la charge des projets et de la marche du service pour tout le groupe depuis un an',
    'Manage the reception team and the general security of our premises for the group, daily',
    'Il était chargé de la reception.',
  ])
    expect(withLostAccents(text)).toBe(text)
})

test('words that have none of their own keep none', () => {
  const offer =
    'Vous suivez le budget des travaux, vous gardez le secret et vous retrouvez les clients dans la limite du temps'

  expect(withLostAccents(offer)).toBe(offer)
})
