import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const termsOf = (said: string) =>
  findFacts(`Agent d'entretien H/F\nMissions :\n- Nettoyer les bureaux\n${said}`, recogniseTrades)
    .terms

test.each([
  ['Temps partiel, 13.00 heures hebdo.', 13],
  ['Contrat de 24h par semaine', 24],
  ['35h/semaine', 35],
  ['35 heures par semaine, ou 20 heures par semaine', null],
  ['Ouvert 24h/24', null],
])('the hours of « %s »', (said, hours) => {
  expect(termsOf(said).weeklyHours).toBe(hours)
})

test.each([
  ['- Encadrer une équipe de 12 personnes', 12],
  ['Il encadre une équipe de 25 personnes dont deux attachés', 25],
  ['Vous rejoignez une équipe de 12 personnes', null],
])('the people led in « %s »', (said, size) => {
  expect(termsOf(said).teamSize).toBe(size)
})

test('days, start and contract are those that the offer tells', () => {
  expect(
    termsOf('Du lundi au vendredi. Contrat en CDI. Poste à pourvoir dès que possible.'),
  ).toMatchObject({ isOnWeekdays: true, isPermanent: true, startsAtOnce: true })
  expect(termsOf('Contrat en CDD.')).toMatchObject({
    isOnWeekdays: false,
    isPermanent: false,
    startsAtOnce: false,
  })
})
