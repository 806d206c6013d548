import type { Sector } from '../sector.ts'

export const batiment: Sector = {
  label: 'Bâtiment',
  title: "Entretien d'embauche dans le bâtiment",
  subtitle: 'Un travail propre, dans les délais, sans accident.',
  description:
    'Maçonnerie, électricité, plomberie, menuiserie, conduite de travaux : le recruteur veut savoir ce que vous savez faire seul et comment vous réagissez quand le chantier ne se passe pas comme prévu. Parlez de chantiers réels.',
  summary:
    "Gros œuvre, second œuvre, conduite de travaux : les questions d'un entretien dans le bâtiment, et une simulation sur votre propre annonce.",
  category: 'Guide',
  colour: 'yellow',
  questions: [
    {
      question: 'Décrivez un chantier récent : votre rôle, les difficultés, le résultat.',
      hint: 'Le lieu, les quantités, votre part exacte, le délai tenu ou non.',
    },
    {
      question: 'Vous constatez un danger sur le chantier. Que faites-vous ?',
      hint: 'Arrêter, protéger, prévenir, ne pas reprendre sans solution.',
    },
    {
      question: 'Le plan ne correspond pas à ce que vous trouvez sur place. Comment avancez-vous ?',
      hint: 'Mesurer, ne pas improviser seul, demander, garder une trace.',
    },
    {
      question: 'Comment travaillez-vous avec les autres corps de métier ?',
      hint: "Se parler avant, laisser propre, prévenir d'un retard.",
    },
  ],
  skills: [
    { name: 'Lire un plan', detail: 'Repérer, mesurer, reporter.' },
    { name: 'Connaître ses matériaux', detail: "Choisir, doser, poser dans les règles de l'art." },
    { name: 'Travailler en sécurité', detail: 'Équipements, hauteur, signalisation, réflexes.' },
    { name: 'Tenir un délai', detail: 'Préparer, approvisionner, prévenir.' },
    { name: 'Soigner les finitions', detail: 'Contrôler avant de rendre.' },
    { name: 'Échanger avec le client', detail: 'Expliquer simplement, dire un imprévu.' },
  ],
  companies: [
    'Vinci Construction',
    'Bouygues Construction',
    'Eiffage',
    'Spie',
    'Equans',
    'Saint-Gobain',
  ],
  stats: null,
}
