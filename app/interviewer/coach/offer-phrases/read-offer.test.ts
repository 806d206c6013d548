import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPECTED } from '#testing/offers/expected.ts'
import { foldLetters } from '../french/fold-letters.ts'
import { withDe } from '../french/grammar.ts'
import { phraseFaults } from './phrase-faults.ts'
import { readOffer } from './read-offer.ts'

const anOffer = (name: string) => readFileSync(`testing/offers/${name}.txt`, 'utf8')

test.each(Object.entries(EXPECTED))('%s is read as a careful reader would', (name, expected) => {
  const reading = readOffer(anOffer(name))

  expect(reading.title?.masculine ?? null).toBe(expected.title)
  expect(reading.employer).toBe(expected.employer)
  expect(reading.missions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(expected.missions ?? []),
  )
  expect(reading.skills.map(foldLetters)).toEqual(
    expect.arrayContaining((expected.skills ?? []).map(foldLetters)),
  )
  expect(reading.qualities).toEqual(expect.arrayContaining(expected.qualities ?? []))
  const requirements = reading.requirements.map(({ text }) => foldLetters(text)).join(' | ')
  for (const requirement of expected.requirements ?? [])
    expect(requirements).toContain(foldLetters(requirement))
  if (expected.years !== undefined) expect(reading.years).toBe(expected.years)
  if (expected.missions?.length === 0) expect(reading.missions).toEqual([])
  if (expected.skills?.length === 0) expect(reading.skills).toEqual([])
})

test.each(Object.keys(EXPECTED))('no mission of %s breaks the French of a sentence', (name) => {
  for (const mission of readOffer(anOffer(name)).missions) {
    expect(phraseFaults(mission), mission.text).toEqual([])
    expect(mission.text.length).toBeLessThanOrEqual(100)
    expect(mission.text).not.toMatch(/€|mutuelle|prime|postul|salaire/i)
    expect(withDe(mission.text)).not.toMatch(/^de (?:le|les) /)
  }
})

test('an apprentice, a beginner and a leader of people are told apart', () => {
  expect(readOffer(anOffer('apprentie-vente')).seniority).toBe('apprentice')
  expect(readOffer(anOffer('aide-a-domicile-inclusif')).seniority).toBe('beginner')
  expect(readOffer(anOffer('directrice-financiere')).seniority).toBe('senior')
  expect(readOffer(anOffer('directrice-financiere')).managesPeople).toBe(true)
  expect(readOffer(anOffer('macon-agence-interim')).managesPeople).toBe(false)
})

test('the circumstances of the work are those that the offer says', () => {
  expect(readOffer(anOffer('preparateur-de-commandes-html')).conditions).toEqual([
    'night',
    'heavy-loads',
  ])
  expect(readOffer(anOffer('coiffeuse-familier')).conditions).not.toContain('weekend')
  expect(readOffer(anOffer('deux-plombiers')).conditions).toContain('on-call')
})

test('a requirement that is only wished for is not a must', () => {
  const { requirements } = readOffer(anOffer('conducteur-poids-lourd-cle-valeur'))

  expect(requirements.find(({ text }) => text.startsWith('CACES'))?.isMust).toBe(false)
  expect(requirements.find(({ text }) => text === 'FIMO')?.isMust).toBe(true)
})

test('an employer is named only when the offer names it', () => {
  expect(readOffer("L'association Exemple recrute un animateur pour ses ateliers.").employer).toBe(
    'Exemple',
  )
  expect(
    readOffer('Rejoignez Exemple & Fils, une entreprise de peinture du département.').employer,
  ).toBe('Exemple & Fils')
  expect(
    readOffer('Notre client, leader de son marché, recherche un animateur.').employer,
  ).toBeNull()
})

test('an English offer is known as such and gives no French phrase', () => {
  const reading = readOffer(anOffer('developer-english'))

  expect(reading.language).toBe('en')
  expect(reading.missions).toEqual([])
})

test('a tool whose name is a common word is believed only beside another tool', () => {
  expect(readOffer('Une notion de secourisme, un mot (word) et un express.').skills).not.toContain(
    'Notion',
  )
  expect(readOffer('Vous maîtrisez Word, Excel et Notion.').skills).toEqual([
    'Word',
    'Excel',
    'Notion',
  ])
})

test('the age of the company is not experience asked for', () => {
  expect(
    readOffer('Depuis plus de 20 ans, notre entreprise forme ses salariés avec expérience.').years,
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
  const reading = readOffer(text)

  expect(reading.employer).toBeNull()
  for (const mission of reading.missions) expect(phraseFaults(mission)).toEqual([])
})

test('tasks named in a row are missions, and a sum that one handles is no pay', () => {
  const inRow = readOffer(
    'Boucher H/F\nDésossage, préparation du rayon, conseil client, gestion de la casse.',
  )
  const handled = readOffer(
    "Traffic manager\nAu sein d'un marchand en ligne, tu pilotes les campagnes et le budget (1,2 M€).",
  )

  expect(inRow.missions.map(({ text }) => text)).toEqual([
    'la préparation du rayon',
    'le conseil client',
    'la gestion de la casse',
  ])
  expect(handled.missions[0]?.text).toBe('piloter les campagnes et le budget')
})

test('what one does with benefits is work', () => {
  const { missions } = readOffer(
    'Responsable paie\nVous encadrez deux gestionnaires, pilotez la prévoyance et les primes, préparez le bilan social.',
  )

  expect(missions.map(({ text }) => text)).toContain('préparer le bilan social')
})

test('a town is not an employer, and a heading inside a line opens what it says', () => {
  const inTown = readOffer('Notre crêperie à Cancale cherche 2 crêpiers pour la saison.')
  const inline = readOffer(
    'Data engineer\nContexte : une migration. Responsabilités : concevoir des chaînes de données. Équipe de six.',
  )

  expect(inTown.employer).toBeNull()
  expect(inline.missions[0]?.text).toBe('concevoir des chaînes de données')
})
