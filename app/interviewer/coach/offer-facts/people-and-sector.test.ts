import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const read = (text: string) => findFacts(text, recogniseTrades)

test.each([
  ['Aide-soignant H/F\nMissions :\n- Accompagner les résidents en EHPAD', 'les personnes âgées'],
  [
    'Accompagnant éducatif et social H/F\nMissions :\n- Accompagner des personnes handicapées',
    'les personnes en situation de handicap',
  ],
  ['Conseiller de clientèle particuliers H/F\nEn agence bancaire.', 'les particuliers'],
  [
    'Technico-commercial H/F\nMissions :\n- Visiter les artisans\n- Conseiller les artisans menuisiers',
    'les artisans',
  ],
])('whom one works for in « %s »', (offer, people) => {
  expect(read(offer).people).toBe(people)
})

test.each([
  'Comptable H/F\nCe poste est ouvert aux personnes en situation de handicap.',
  "Maçon H/F\nAvantages : garde d'enfants, chèques vacances.",
  'Technico-commercial H/F\nMissions :\n- Visiter les artisans',
  'Aide-soignant H/F\nÀ compétences égales, les personnes handicapées sont les bienvenues.',
])('« %s » tells nobody that one works for', (offer) => {
  expect(read(offer).people).toBeNull()
})

test.each([
  [
    'Technico-commercial H/F\nLa société est un leader dans les portes et fenêtres.',
    'les portes et fenêtres',
  ],
  ['Responsable achats H/F\nSecteur : aéronautique.', "l'aéronautique"],
  ['Commercial en menuiserie aluminium H/F\nVous visitez les clients.', 'la menuiserie'],
])('what the employer is in, in « %s »', (offer, sector) => {
  expect(read(offer).sector).toBe(sector)
})

test.each([
  "Technico-commercial H/F\nNos clients viennent de secteurs tels que l'agroalimentaire, la chimie et la plasturgie.",
  'Technico-commercial H/F\nUn café est offert à la pause, près de la gare.',
  'Maçon H/F\nEntreprise du bâtiment.',
  "Infirmier H/F\nSecteur : l'énergie.",
])('« %s » tells no sector', (offer) => {
  expect(read(offer).sector).toBeNull()
})
