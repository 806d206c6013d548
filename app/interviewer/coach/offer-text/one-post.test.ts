import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'

test('of two numbered posts in one text, the first alone is read', () => {
  const outline = outlineOffer(`La résidence des Ormes recrute :

1/ UN AIDE-SOIGNANT DE NUIT (H/F) - CDI
Assurer la surveillance des résidents, réaliser les changes, tracer les soins du matin.

2/ UN CUISINIER (H/F) - CDD
Élaborer les menus avec la diététicienne, cuisiner les textures modifiées.`)

  expect(outline.title?.masculine).toBe('aide-soignant de nuit')
  expect(outline.text).not.toContain('menus')
})

test('a telephone shows buttons above the name of the post and other offers under it', () => {
  const outline = outlineOffer(`Postulez maintenant
4,1 · 312 avis
Enregistrer
Conducteur / conductrice de bus
Réseau des Trois Rives
CDI · Temps plein
Vous conduisez les voyageurs en toute sécurité. Vous vendez les titres de transport.
Offres similaires
Chauffeur livreur - Angers`)

  expect(outline.title?.text).toBe('conducteur ou conductrice de bus')
  expect(outline.text).not.toContain('livreur')
})
