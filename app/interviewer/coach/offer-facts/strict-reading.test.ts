import { expect, test } from 'vitest'
import { outlineOffer } from './outline-offer.ts'

test('a department after « au sein de » is not the employer', () => {
  const { employer } = outlineOffer(
    'Cadre de santé (H/F)\nVous travaillez au sein des Opérations sanitaires de notre établissement.',
  )

  expect(employer).toBeNull()
})

test('a cook who works by turns with another is no apprentice', () => {
  const { isForApprentices } = outlineOffer(
    'Cuisinier de collectivité (H/F)\nPoste en roulement en alternance avec le cuisinier présent.',
  )

  expect(isForApprentices).toBe(false)
})

test('one person with two trades keeps both in the title', () => {
  const { title } = outlineOffer('Vendeur / Préparateur en thés (H/F)\nVous tenez la boutique.')

  expect(title?.text).toBe('vendeur préparateur ou vendeuse préparatrice en thés')
})

test('a town after the staff, a label of origin or a family is no employer', () => {
  const offers = [
    'Cabinet vétérinaire 4 praticiens Figeac cherche ASV (H/F). Accueil, stérilisation.',
    'GAEC des Prés - AOP Cantal - cherche vacher (H/F). Traite et soins aux veaux.',
    "Famille à Meudon cherche nounou pour deux enfants. Sortie de l'école, repas.",
  ]

  expect(offers.map((offer) => outlineOffer(offer).employer)).toEqual([null, 'GAEC des Prés', null])
})
