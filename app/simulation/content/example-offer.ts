/** An offer written for this product, to try it without one's own. */
export const EXAMPLE_OFFER = `Conseiller ou conseillère de vente en librairie (CDI, 35 h)

Notre librairie indépendante de centre-ville cherche une personne pour rejoindre une équipe de cinq libraires. Elle propose 18 000 références et une trentaine de rencontres avec des auteurs par an.

Vos missions
- Accueillir les clients, comprendre leur demande et les conseiller, en rayon jeunesse d'abord.
- Tenir la caisse et préparer les commandes des écoles et des bibliothèques.
- Réceptionner les cartons, contrôler les bons de livraison et mettre en rayon.
- Préparer avec l'équipe une rencontre par mois, de l'invitation à la communication sur les réseaux sociaux.
- Suivre les stocks et les retours sur le logiciel de gestion.

Profil recherché
- Une première expérience de la vente, si possible de produits culturels.
- Le goût de la lecture et l'envie de la transmettre à tous les publics.
- De la rigueur dans le suivi des commandes, une bonne organisation les jours d'affluence.
- À l'aise avec un tableur et un logiciel de caisse.
- Travail un samedi sur deux, jours de repos fixes.`
