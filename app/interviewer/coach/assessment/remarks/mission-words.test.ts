import { expect, test } from 'vitest'
import { missionWords } from './mission-words.ts'

const action = (text: string) => missionWords({ text, form: 'infinitive' })?.action ?? null
const ofAction = (text: string) => missionWords({ text, form: 'infinitive' })?.thing ?? null
const thing = (text: string) => missionWords({ text, form: 'noun' })?.thing ?? null

test('a mission keeps its first task and loses what only says with whom', () => {
  expect(action('assurer un suivi régulier des patients et proposer des séances')).toBe(
    'assurer un suivi régulier des patients',
  )
  expect(action('piloter la feuille de route, en lien étroit avec les équipes')).toBe(
    'piloter la feuille de route',
  )
  expect(action('préparer le mortier, les outils et les échafaudages')).toBe('préparer le mortier')
})

test('verbs that only carry a noun give that noun', () => {
  expect(ofAction('assurer la continuité des soins')).toBe('la continuité des soins')
  expect(ofAction('participer aux réunions de chantier')).toBe('les réunions de chantier')
  expect(thing("la participation à l'élaboration du bilan annuel")).toBe(
    "l'élaboration du bilan annuel",
  )
  expect(action('participer aux réunions de chantier')).toBeNull()
})

test('things that are listed without an article are said together', () => {
  expect(action('réparer à domicile lave-linge, fours, réfrigérateurs')).toBe(
    'réparer à domicile lave-linge, fours et réfrigérateurs',
  )
})

test('two tasks side by side are joined, and a decimal cuts nothing', () => {
  expect(action("caler l'avion, brancher le groupe")).toBe("caler l'avion et brancher le groupe")
  expect(ofAction("assurer l'accueil des enfants de 0 à 2,5 ans")).toBe(
    "l'accueil des enfants de 0 à 2,5 ans",
  )
})

test('a second noun gets the article it has lost', () => {
  expect(thing('la saisie et contrôle des écritures comptables')).toBe(
    'la saisie et le contrôle des écritures comptables',
  )
  expect(thing('la gestion des stocks et commandes')).toBe('la gestion des stocks et des commandes')
  expect(thing("l'accueil physique et téléphonique des clients")).toBe(
    "l'accueil physique et téléphonique des clients",
  )
})

test('what is no work, too vague or broken is left out', () => {
  const left = [
    'bénéficier de la mutuelle du groupe',
    'être force de proposition',
    'assurer le bon fonctionnement',
    'gérez les stocks du magasin',
    'conseiller et d’informer sur les prix',
    'valider votre période avec vous',
    'manage the team and deliver the project with our partners',
  ]

  expect(left.map((text) => missionWords({ text, form: 'infinitive' }))).toEqual(
    left.map(() => null),
  )
})

test('the candidate is spoken to: « sa hiérarchie » becomes « votre hiérarchie »', () => {
  expect(action('informer sa hiérarchie des anomalies')).toBe(
    'informer votre hiérarchie des anomalies',
  )
})

test('verbs that share one object keep it', () => {
  const words = missionWords({
    text: 'démonter, rincer et désinfecter les lignes de production',
    form: 'infinitive',
  })

  expect(words?.action).toBe('démonter, rincer et désinfecter les lignes de production')
})

test('a second noun after a verb gets its article too, an adjective none', () => {
  expect(action('livrer les particuliers et entreprises')).toBe(
    'livrer les particuliers et les entreprises',
  )
  expect(action('accueillir les publics et individuels')).toBe(
    'accueillir les publics et individuels',
  )
})
