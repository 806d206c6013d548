import { expect, test } from 'vitest'
import { missionPhrase } from './mission-phrase.ts'

test.each([
  [
    'rédiger notes de calcul et présenter les résultats',
    'rédiger les notes de calcul et présenter les résultats',
  ],
  ['encadre les électriciens au montage', 'encadrer les électriciens au montage'],
  [
    "veille à l'application des règles de sécurité",
    "veiller à l'application des règles de sécurité",
  ],
  ["accueillir les familles quand la patronne n'est pas là", 'accueillir les familles'],
  ['Gestion des stocks et commandes', 'la gestion des stocks et des commandes'],
  ["COFFREZ ET BÉTONNEZ SOUS L'EAU", "coffrer et bétonner sous l'eau"],
])('« %s » is the task « %s »', (item, task) => {
  expect(missionPhrase(item)?.text).toBe(task)
})

test.each([
  'Étude notariale du centre, deux notaires',
  'Présentation soignée, empathie',
  'Administer bank accounts, signatories and KYC requests',
  'assurer des astreintes en semaine et le week-end',
])('no task is made of « %s »', (item) => {
  expect(missionPhrase(item)).toBeNull()
})
