import { expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'

test('a department after « au sein de » is not the employer', () => {
  const { employer } = readOffer(
    'Cadre de santé (H/F)\nVous travaillez au sein des Opérations sanitaires de notre établissement.',
  )

  expect(employer).toBeNull()
})

test('a name of technology is no town, and a town keeps its article', () => {
  const cloud = readOffer('Technicien réseau (H/F)\nInfrastructure basée à Kubernetes et Docker.')
  const town = readOffer('Cuisinier (H/F)\nPoste basé au Havre, en centre ville.')

  expect(cloud.place).toBeNull()
  expect(town.place).toBe('Le Havre')
})

test('fields of competence are not fields, nor the night watch of others a night post', () => {
  const { conditions } = readOffer(
    "Comptable (H/F)\nNos compétences concernent les champs suivants : budget et paie. L'équipe compte des veilleurs de nuit.",
  )

  expect(conditions).toEqual([])
})

test('a cook who works by turns with another is no apprentice', () => {
  const { seniority } = readOffer(
    'Cuisinier de collectivité (H/F)\nPoste en roulement en alternance avec le cuisinier présent.',
  )

  expect(seniority).toBeNull()
})

test('one person with two trades keeps both in the title', () => {
  const { title } = readOffer('Vendeur / Préparateur en thés (H/F)\nVous tenez la boutique.')

  expect(title?.text).toBe('vendeur préparateur ou vendeuse préparatrice en thés')
})

test('prose gives its task: « il s’agira de… », an adverb in passing left out', () => {
  const { missions } = readOffer(
    "Assistant (H/F)\nVos missions :\n- Il s'agira de classer les dossiers du service\n- Vous assurez naturellement l'accueil des visiteurs\n- Saisie et mise à jour des fiches clients",
  )

  expect(missions.map(({ text }) => text)).toEqual([
    'classer les dossiers du service',
    "assurer l'accueil des visiteurs",
    'la saisie et la mise à jour des fiches clients',
  ])
})
