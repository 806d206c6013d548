import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPECTED } from '#testing/offers/expected.ts'
import { outlineOffer } from './outline-offer.ts'

const anOffer = (name: string) => readFileSync(`testing/offers/${name}.txt`, 'utf8')

test.each(Object.entries(EXPECTED))('%s is read as a careful reader would', (name, expected) => {
  const outline = outlineOffer(anOffer(name))

  expect(outline.title?.masculine ?? null).toBe(expected.title)
  expect(outline.employer).toBe(expected.employer)
  if (expected.years !== undefined) expect(outline.years).toBe(expected.years)
})

test('an apprentice and a leader of people are told apart', () => {
  expect(outlineOffer(anOffer('apprentie-vente')).isForApprentices).toBe(true)
  expect(outlineOffer(anOffer('aide-a-domicile-inclusif')).isForApprentices).toBe(false)
  expect(outlineOffer(anOffer('directrice-financiere')).leadsPeople).toBe(true)
  expect(outlineOffer(anOffer('macon-agence-interim')).leadsPeople).toBe(false)
})

test('an employer is named only when the offer names it', () => {
  expect(
    outlineOffer("L'association Exemple recrute un animateur pour ses ateliers.").employer,
  ).toBe('Exemple')
  expect(
    outlineOffer('Rejoignez Exemple & Fils, une entreprise de peinture du département.').employer,
  ).toBe('Exemple & Fils')
  expect(
    outlineOffer('Notre client, leader de son marché, recherche un animateur.').employer,
  ).toBeNull()
})

test('an English offer gives no mission to be said in French', () => {
  expect(outlineOffer(anOffer('developer-english')).missions).toEqual([])
})

test('the age of the company is not experience asked for', () => {
  expect(
    outlineOffer('Depuis plus de 20 ans, notre entreprise forme ses salariés avec expérience.')
      .years,
  ).toBeNull()
})

const HOSTILE: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: ' '.repeat(20_000),
  'one letter': 'a'.repeat(20_000),
  capitals: 'A'.repeat(20_000),
  dots: '.'.repeat(20_000),
  dashes: '- '.repeat(10_000),
  brackets: '(['.repeat(10_000),
  tags: '<a '.repeat(6_000),
  asterisks: '*'.repeat(20_000),
  entities: '&amp;'.repeat(4_000),
  elisions: "l'".repeat(10_000),
  words: 'Vous assurez la gestion et '.repeat(750),
  'capitalised words': 'Responsable Qualité De La Ville '.repeat(600),
  searches: 'recherche '.repeat(2_000),
  digits: '1 ans expérience '.repeat(1_200),
  'lone surrogates': '\ud800\udc00\ud800 \udfff'.repeat(2_000),
  NUL: '\0'.repeat(20_000),
}

test.each(Object.entries(HOSTILE))('a text of %s is read without a word invented', (_, text) => {
  const outline = outlineOffer(text)

  expect(outline.employer).toBeNull()
  expect(outline.missions).toEqual([])
})

test('a town is not an employer', () => {
  expect(
    outlineOffer('Notre crêperie à Cancale cherche 2 crêpiers pour la saison.').employer,
  ).toBeNull()
})

test('only whole missions are named, never a piece, a heading or what speaks for the firm', () => {
  const { missions } = outlineOffer(`Assistant H/F
Vos missions :
- Préparer les réunions du comité
- Accueillir nos clients
- Gestion Administrative et Organisationnelle
- Suivre les dossiers de
- Distribuer le courrier dans votre secteur en respectant les délais
- Contrôler les factures avant leur paiement`)

  expect(missions.map(({ text }) => text)).toEqual([
    'Préparer les réunions du comité',
    'Distribuer le courrier dans votre secteur',
    'Contrôler les factures avant leur paiement',
  ])
})
