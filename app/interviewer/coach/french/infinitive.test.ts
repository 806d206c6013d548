import { expect, test } from 'vitest'
import { toInfinitive } from './infinitive.ts'

test.each([
  ['Assurer le suivi', 'assurer le suivi'],
  ['Vous gérez les stocks', 'gérer les stocks'],
  ['Vous gérerez les stocks', 'gérer les stocks'],
  ['Vous établissez les devis', 'établir les devis'],
  ['Vous garantissez la qualité', 'garantir la qualité'],
  ['Vous tissez des liens', 'tisser des liens'],
  ['Vous suivrez les dossiers', 'suivre les dossiers'],
  ['Vous conduirez les projets', 'conduire les projets'],
  ['Vous mettrez en place un plan', 'mettre en place un plan'],
  ['Vous entretenez les locaux', 'entretenir les locaux'],
  ['Vous accueillerez les patients', 'accueillir les patients'],
  ['Vous retirez les échafaudages', 'retirer les échafaudages'],
  ['Vous dressez les tables', 'dresser les tables'],
  ['Elle achète les fournitures', 'acheter les fournitures'],
  ['Il participe à la vie du service', 'participer à la vie du service'],
  ['Il emploie les bons gestes', 'employer les bons gestes'],
])('« %s » becomes « %s »', (text, infinitive) => {
  expect(toInfinitive(text)).toBe(infinitive)
})

test.each([
  ['Vous serez amené(e) à encadrer une équipe', 'encadrer une équipe'],
  ['Vous aurez pour mission de conseiller les clients', 'conseiller les clients'],
  ["Vous aurez pour missions : d'accueillir le public", 'accueillir le public'],
  ['Vous êtes en charge du suivi', 'prendre en charge le suivi'],
  ['Vous serez en charge des stocks', 'prendre en charge les stocks'],
  ["Vous serez chargé·e d'animer les ateliers", 'animer les ateliers'],
  ['Vous êtes responsable de la caisse', 'prendre en charge la caisse'],
  ['Votre mission consiste à vendre des vélos', 'vendre des vélos'],
  ['Vous devrez nettoyer la salle', 'nettoyer la salle'],
])('the announcement of « %s » gives way to the task', (text, infinitive) => {
  expect(toInfinitive(text)).toBe(infinitive)
})

test('a reflexive verb speaks to the reader', () => {
  expect(toInfinitive("S'assurer du respect des règles")).toBe('vous assurer du respect des règles')
  expect(toInfinitive("Il s'occupe du potager")).toBe('vous occuper du potager')
})

test('what does not surely begin with a verb gives nothing', () => {
  for (const text of [
    'La gestion des stocks',
    'Technicien de maintenance',
    'Atelier mécanique',
    '',
    'Conseiller',
  ])
    expect(toInfinitive(text)).toBeNull()
})
