import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { isFurniture } from './page-furniture.ts'

test('menus, buttons, cookies and page numbers are no part of an offer', () => {
  const around = [
    'Accueil > Emploi > Transport > Chauffeur',
    'Se connecter | Déposer mon CV | Espace recruteur',
    "♡ Sauvegarder ↗ Partager ⚑ Signaler l'annonce",
    'Postuler rapidement',
    'Publiée il y a 3 jours - Actualisée hier',
    'Nous utilisons des cookies pour améliorer votre expérience.',
    'Tout accepter',
    'Page 2/3',
  ]

  expect(around.filter((line) => !isFurniture(line))).toEqual([])
})

test('what one does in the post stays, even worded like a button', () => {
  const work = [
    '- Accueil',
    'Gestion des cookies et mise en conformité du site',
    'Imprimer les étiquettes et les bons',
    "Partager l'information avec l'équipe",
    'Rechercher des fournisseurs',
    'Suivre les commandes',
  ]

  expect(work.filter(isFurniture)).toEqual([])
})

test('an offer copied with the page around it is read like the offer alone', () => {
  const offer =
    'Magasinier vendeur (H/F)\nVos missions :\n- Accueillir les clients au comptoir\n- Ranger les pièces en réserve'
  const copied = `Accueil > Emploi > Commerce\nSe connecter | Mon compte\n${offer}\nPostuler maintenant\nTout accepter`

  expect({ ...outlineOffer(copied) }).toEqual({ ...outlineOffer(offer) })
})
