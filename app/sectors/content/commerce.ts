import type { Sector } from '../sector.ts'

export const commerce: Sector = {
  label: 'Commerce',
  title: "Entretien d'embauche dans le commerce",
  subtitle: 'Un accueil, un rayon tenu, une caisse juste.',
  description:
    "Vente en magasin, caisse, rayon, chef de secteur, boutique : on vous juge sur l'accueil autant que sur les chiffres. Racontez des clients, des samedis chargés et ce que vous avez amélioré.",
  summary:
    "Vente, caisse, rayon, boutique : les questions d'un entretien dans le commerce, ce que l'on y écoute, et une simulation sur votre annonce.",
  category: 'Commercial',
  colour: 'purple',
  questions: [
    {
      question: 'Racontez un client mécontent que vous avez fait repartir satisfait.',
      hint: 'Écouter, reformuler, une solution dans vos moyens, la suite donnée.',
    },
    {
      question: "La file s'allonge, le téléphone sonne, une livraison arrive. Que faites-vous ?",
      hint: 'Un ordre clair, une parole aux clients, un collègue sollicité.',
    },
    {
      question: 'Comment avez-vous fait progresser un rayon ou une vente ?',
      hint: 'Un constat, un changement, un chiffre avant et après.',
    },
    {
      question: 'Que faites-vous si vous remarquez une erreur de caisse à la fermeture ?',
      hint: 'Recompter, chercher, prévenir, noter ; jamais compenser en silence.',
    },
  ],
  skills: [
    { name: 'Accueillir', detail: 'Un regard et un mot, même quand il y a du monde.' },
    { name: 'Conseiller', detail: 'Deux questions avant de proposer.' },
    { name: 'Tenir un rayon', detail: 'Réassort, dates, prix, propreté.' },
    { name: 'Encaisser juste', detail: 'Procédures, écarts, moyens de paiement.' },
    { name: 'Travailler en équipe', detail: 'Se relayer, passer les consignes.' },
    { name: 'Suivre ses chiffres', detail: 'Panier moyen, démarque, objectifs.' },
  ],
  companies: ['Carrefour', 'Leclerc', 'Decathlon', 'Fnac Darty', 'Sephora', 'Leroy Merlin'],
  stats: null,
}
