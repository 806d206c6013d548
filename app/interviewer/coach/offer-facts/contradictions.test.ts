import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { contradictionsOf } from './contradictions.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const offer = findFacts(
  `Technicien de maintenance H/F
Soins Vialet recrute. Chez Soins Vialet, la GMAO est tenue à jour.
Vos missions :
- Entretenir les machines de l'atelier
Profil : astreintes une semaine sur quatre. Télétravail : Non.`,
  recogniseTrades,
)

test.each([
  ['Le poste est de nuit : quelles sont vos disponibilités ?', ['condition']],
  ['Que voulez-vous savoir sur les déplacements ?', ['condition']],
  ['Que pensez-vous du télétravail dans ce poste ?', ['condition']],
  ['Comment vous servez-vous de Photoshop chaque semaine ?', ['name']],
  ['Que savez-vous de Vialet, et que voulez-vous y faire ?', ['employer']],
  ['Quand avez-vous eu à contrôler la qualité de sa production ?', ['person']],
])('« %s » goes against the offer', (question, expected) => {
  expect(contradictionsOf(question, offer)).toEqual(expected)
})

test.each([
  'Des astreintes sont prévues : que voulez-vous en savoir ?',
  'Que doit contenir votre compte rendu dans la GMAO ?',
  'Racontez-moi un désaccord avec un collègue et son responsable.',
  'Comment vous y prenez-vous pour entretenir les machines ?',
  'Une tâche est : « Entretenir les machines » Comment feriez-vous ?',
])('« %s » does not', (question) => {
  expect(contradictionsOf(question, offer)).toEqual([])
})

const against = (question: string, offer: string) =>
  contradictionsOf(question, findFacts(offer, recogniseTrades))
const PERFUMES = `Conseiller de vente H/F
Leader des parfums et des cosmétiques, la marque recrute pour sa boutique.
Missions :
- Conseiller les clients du magasin`
const AGENCY = `Product owner H/F
L'agence nationale de la cohésion des territoires recrute un product owner.
Missions :
- Recueillir les besoins des usagers`
const OUTFIT = 'Quelle est la dernière tenue complète que vous avez vendue, et comment ?'
const PROMISE = 'En plein sprint, un commercial promet une fonction à un client : que faites-vous ?'

test.each([
  [OUTFIT, PERFUMES, PERFUMES.replace('les clients', 'les clients sur les tenues complètes')],
  [OUTFIT, PERFUMES, PERFUMES.replace('Leader des parfums et des cosmétiques, la', 'La')],
  [PROMISE, AGENCY, AGENCY.replace('des usagers', 'des commerciaux et des clients')],
  [PROMISE, AGENCY, AGENCY.replace("L'agence nationale", 'Un éditeur')],
  [
    "Racontez-moi un exercice qu'un élève ne comprenait pas : qu'avez-vous fait ?",
    'Animateur H/F\nMissions :\n- Animer les ateliers des personnes âgées\n- Sortir les personnes âgées',
    'Animateur H/F\nMissions :\n- Animer les ateliers des enfants\n- Sortir les enfants',
  ],
  [
    "Que préparez-vous pour les cinq premiers cours d'un enfant ?",
    'Professeur de saxophone H/F\nLes cours sont destinés à un élève adulte.',
    'Professeur de saxophone H/F\nLes cours sont destinés à un élève adulte et à des enfants.',
  ],
])('« %s » is of another post, unless the offer speaks of it', (question, elsewhere, here) => {
  expect(against(question, elsewhere)).toEqual(['elsewhere'])
  expect(against(question, here)).toEqual([])
})

test('whoever buys a share in a firm has no chief', () => {
  const question = 'Que voulez-vous savoir de votre futur responsable avant de dire oui ?'

  expect(against(question, 'Gérant associé H/F\nApport de 10 000 euros.')).toEqual(['frame'])
})
