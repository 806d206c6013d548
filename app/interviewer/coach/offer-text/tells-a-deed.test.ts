import { expect, test } from 'vitest'
import { readPieces } from './sections.ts'

const readAs = (offer: string) =>
  readPieces(offer).map(({ text, family, isNoise }) => [text, isNoise ? 'noise' : family])

test('what one does in the post is of the post, though it follows what the firm says of itself', () => {
  const offer = `Technico-commercial H/F
Qui sommes-nous ?
Verlane fabrique des caisses en bois.
Nos clients sont des vignerons.
Vous défendez les prix et vous ouvrez de nouveaux comptes.
Vous bénéficiez d’une mutuelle.`

  expect(readAs(offer)).toEqual([
    ['Technico-commercial H/F', null],
    ['Verlane fabrique des caisses en bois.', 'company'],
    ['Nos clients sont des vignerons.', 'company'],
    ['Vous défendez les prix et vous ouvrez de nouveaux comptes.', 'post'],
    ['Vous bénéficiez d’une mutuelle.', 'noise'],
  ])
})

test('three tasks in a row are those of the post; one alone may be the firm’s', () => {
  const about = 'Technicien H/F\nNotre entreprise\n'

  expect(
    readAs(
      `${about}- Préparer les postes des arrivants\n- Dépanner à distance ou sur place\n- Gestion des comptes`,
    ).map(([, family]) => family),
  ).toEqual([null, 'missions', 'missions', 'missions'])
  expect(readAs(`${about}- Produire des meubles durables`)).toContainEqual([
    'Produire des meubles durables',
    'company',
  ])
})

test('a sum that one handles is no pay', () => {
  expect(
    readAs('Conducteur de travaux H/F\nVous conduisez des chantiers de 150 K€ à 2,5 M€.'),
  ).toContainEqual(['Vous conduisez des chantiers de 150 K€ à 2,5 M€.', null])
  expect(readAs('Conducteur de travaux H/F\nSalaire de 40 à 45 K€.')).toContainEqual([
    'Salaire de 40 à 45 K€.',
    'noise',
  ])
})

test.each([
  ['Votre travail', 'missions'],
  ['Ce que vous ferez chez nous', 'missions'],
  ['Description du poste.', 'post'],
  ['Vous', 'profile'],
  ['En pratique', 'conditions'],
])('« %s » is a heading', (heading, family) => {
  expect(readAs(`Vendeur H/F\n${heading}\nUne chose`)).toContainEqual(['Une chose', family])
})
