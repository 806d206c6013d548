import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { contradictionsOf } from './contradictions.ts'
import { findFacts } from './find-facts.ts'

const offer = findFacts(
  `Technicien de maintenance H/F
Soins Vialet recrute. Chez Soins Vialet, la GMAO est tenue à jour.
Vos missions :
- Entretenir les machines de l'atelier
Profil : astreintes une semaine sur quatre. Télétravail : Non.`,
  await loadRecogniser(),
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
