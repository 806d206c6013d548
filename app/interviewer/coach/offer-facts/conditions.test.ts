import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()

test('conditions are read with what denies them', () => {
  const of = (text: string) =>
    findFacts(`Agent de production H/F\n${text}`, recogniseTrades).conditions

  expect(of('Travail en 3x8 et astreintes.')).toEqual(['shifts', 'on-call'])
  expect(of("Pas d'astreinte, pas de travail de nuit.")).toEqual([])
  expect(of('Poste de nuit, un week-end sur deux.')).toEqual(['night', 'weekend'])
  expect(of('Du lundi au vendredi, week-ends libres.')).toEqual([])
  expect(of('Temps partiel, 24 heures par semaine.')).toEqual(['part-time'])
  expect(of('CDI temps plein. Équipe : une ergothérapeute à mi-temps.')).toEqual([])
  expect(of('Vous préparez les coupures de presse.')).toEqual([])
  expect(of('Poste alternant en 2x8.')).toEqual(['shifts'])
  expect(of('Recherche un apprenti pour la rentrée.')).toEqual(['apprenticeship'])
  expect(of("L'école recrute pour l'un de ses partenaires un alternant en vente.")).toEqual([
    'apprenticeship',
  ])
  expect(of('Expérience de deux ans, y compris en alternance.')).toEqual([])
  expect(of('Équipe : deux maçons et un apprenti de deuxième année.')).toEqual([])
  expect(of("Un cadre d'astreinte est joignable par téléphone.")).toEqual([])
  expect(of('Internat (pas de nuits, surveillants de nuit présents).')).toEqual([])
  expect(of('Salon fermé le lundi, pas de nocturne.')).toEqual([])
  expect(of('Horaires décalés en juillet.')).toEqual([])
  expect(of('Le site emploie 280 personnes, dont 190 en 2x8.')).toEqual([])
  expect(of('35 heures hebdomadaires, mais un temps partiel est possible.')).toEqual([])
  expect(of('De 21h à 7h, travail de nuit, goûter à partir de 5h30.')).toEqual(['night'])
  expect(of('La ou le stagiaire participera aux réunions.')).toEqual(['internship'])
  expect(of('Encadrer un apprenti.')).toEqual([])
  expect(of('En cuisine : le chef, un commis et un apprenti. CDI.')).toEqual([])
  expect(of('Équipes du matin, après-midi ou de nuit.')).toEqual([])
  expect(of('Horaires avec coupure.')).toEqual(['split'])
  expect(of('Mission intérimaire de trois mois.')).toEqual(['interim'])
  expect(of('Nos contrats : CDI, CDD, intérim.')).toEqual([])
  expect(of('CDD de six mois.')).toEqual(['fixed-term'])
  expect(of('Deux jours de télétravail par semaine.')).toEqual(['remote'])
  expect(of('Télétravail : Non.')).toEqual([])
  expect(of('Repos le dimanche, le samedi est travaillé.')).toEqual(['weekend'])
  expect(of('Temps incomplet : 13 heures / semaine.')).toEqual(['part-time'])
  expect(of('CDI, temps partiel 30h semaine.\nÉquipe à 35h.')).toEqual(['part-time'])
  expect(of('CDD de neuf mois.\nNos agences : intérim, CDD et CDI.')).toEqual(['fixed-term'])
  expect(of("Poste en CDI.\nL'équipe compte une personne en CDD.")).toEqual([])
  expect(of('Le télétravail est possible.')).toEqual(['remote'])
  expect(of('Conditions de travail, postes techniques.')).toEqual([])
  expect(of('Frais de déplacement remboursés.')).toEqual([])
  expect(of('Un autre poste de boulanger de nuit est ouvert.')).toEqual([])
})
