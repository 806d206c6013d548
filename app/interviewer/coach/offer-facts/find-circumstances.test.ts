import { expect, test } from 'vitest'
import { knownCircumstances } from '../book/found-by-words.ts'
import { readPieces } from '../offer-text/sections.ts'
import { findCircumstances } from './find-circumstances.ts'
import { offerLines } from './offer-lines.ts'

const told = (text: string, domain: string | null = null) =>
  findCircumstances(offerLines(readPieces(text)), domain, [
    {
      code: 'circumstance-made-up',
      name: 'le moment du poste',
      activities: [
        { id: 'new', say: 'créer le poste', heard: ['creation de poste', 'poste + nouveau'] },
        { id: 'alone', say: 'travailler seul', heard: ['seul sur site'] },
      ],
    },
    {
      code: 'circumstance-of-shops',
      name: 'le magasin',
      only: ['D'],
      activities: [{ id: 'stock', say: 'compter le stock', heard: ['inventaire annuel'] }],
    },
  ]).map(({ id, line }) => [id, line.text])

test('what an offer writes of the post is found with the line that writes it', () => {
  expect(
    told('Vendeur H/F\nIl s’agit d’une création de poste.\nVous serez seul sur site.'),
  ).toEqual([
    ['new', 'Il s’agit d’une création de poste.'],
    ['alone', 'Vous serez seul sur site.'],
  ])
})

test('two words that together prove it may stand anywhere in one line, and not in two', () => {
  expect(told('Vendeur H/F\nCe poste est tout nouveau.')).toEqual([
    ['new', 'Ce poste est tout nouveau.'],
  ])
  expect(told('Vendeur H/F\nLe poste est à Brest.\nNouveau magasin.')).toEqual([])
})

test('it is told once, by the line that says best what one will do', () => {
  const offer =
    'Vendeur H/F\nProfil :\n- Création de poste bien vécue\nMissions :\n- Création de poste'

  expect(told(offer)).toEqual([['new', 'Création de poste']])
})

test.each([
  'Vendeur H/F\nVous ne serez pas seul sur site.',
  'Vendeur H/F\nNotre entreprise :\n- La création de poste est notre fierté',
  'Vendeur H/F\nPour postuler :\n- Création de poste, envoyez votre CV',
  '',
])('what is denied, said of the firm or of how to apply is none: « %s »', (offer) => {
  expect(told(offer)).toEqual([])
})

test('the words of a domain mean it there alone', () => {
  const offer = 'Vendeur H/F\nMissions :\n- Participer à l’inventaire annuel'

  expect(told(offer, 'D12')).toHaveLength(1)
  expect(told(offer, 'M18')).toEqual([])
  expect(told(offer)).toEqual([])
})

test('each circumstance of the book is told by the words it is known by', () => {
  for (const page of knownCircumstances())
    for (const { id, heard } of page.activities)
      for (const words of heard) {
        const line = words.replaceAll(' + ', ' ').replaceAll('*', '')
        const found = findCircumstances(
          offerLines(readPieces(`Poste à pourvoir\nMissions :\n- Ici, ${line}`)),
          page.only?.[0] ?? null,
          [page],
        )
        expect([words, found.some((one) => one.id === id)]).toEqual([words, true])
      }
})
