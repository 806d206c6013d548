import type { Advice } from './advice.ts'

/** Trades of software, data and design. */
export const SCREENS: readonly Advice[] = [
  {
    of: ['informatique-developpement'],
    name: 'le développement',
    checks: [
      'Votre part dans un projet : ce que vous avez écrit, décidé, relu.',
      'Un incident en production : détection, correction, ce qui a changé ensuite.',
      'Les tests, la revue de code et la façon de livrer.',
      "Un choix technique expliqué simplement, avec ce qu'il coûte.",
    ],
    documents: [
      "Un lien vers un projet que vous pouvez montrer, avec un mode d'emploi.",
      "Rien du code d'un ancien employeur.",
    ],
    words: [
      {
        word: 'Intégration continue',
        meaning: 'chaque changement est construit et testé aussitôt',
      },
      { word: 'Dette technique', meaning: 'ce qui a été vite fait et ralentit la suite' },
      { word: 'Revue de code', meaning: "la relecture d'un changement avant qu'il soit intégré" },
      { word: 'API', meaning: 'le contrat par lequel deux programmes se parlent' },
    ],
  },
  {
    of: ['systemes-reseaux-support-cyber'],
    name: 'les systèmes, le support et la cybersécurité',
    checks: [
      'Votre diagnostic, étape par étape, sans sauter à la conclusion.',
      'Une panne ou une attaque : priorités, communication, retour à la normale.',
      'La pédagogie avec un utilisateur pressé.',
      'Les sauvegardes : sont-elles testées, et comment ?',
    ],
    documents: [
      'Certifications en cours, avec leur date.',
      "Une procédure que vous avez écrite, sans adresse ni nom d'un ancien employeur.",
    ],
    words: [
      { word: 'SLA', meaning: 'le délai et la qualité promis' },
      { word: 'PCA et PRA', meaning: "continuer, puis reprendre l'activité après un sinistre" },
      { word: 'Moindre privilège', meaning: "chacun n'a que les droits dont il a besoin" },
      { word: 'ITIL', meaning: 'un recueil de pratiques pour les services informatiques' },
    ],
  },
  {
    of: ['data-ia'],
    name: "la donnée et l'intelligence artificielle",
    checks: [
      'La question de départ : qui décide quoi grâce à votre travail.',
      'La qualité des données : ce que vous avez vérifié, ce que vous avez écarté.',
      'La mesure : pourquoi cet indicateur, et contre quoi il est comparé.',
      "La restitution à qui n'est pas du métier.",
    ],
    documents: [
      'Un projet montrable : question, données publiques, méthode, limite.',
      "Rien de confidentiel, ni jeu de données d'un employeur.",
    ],
    words: [
      { word: 'Biais', meaning: 'ce qui fausse un résultat toujours dans le même sens' },
      {
        word: 'Jeu de validation',
        meaning: "les données tenues à l'écart de l'apprentissage, pour juger le modèle",
      },
      { word: 'ETL', meaning: 'extraire, transformer, charger les données' },
      { word: 'Dérive', meaning: 'un modèle qui perd en justesse quand le monde change' },
    ],
  },
  {
    of: ['produit-design'],
    name: 'le produit et le design',
    checks: [
      "Le problème avant la solution : comment vous l'avez compris et auprès de qui.",
      'Un arbitrage : ce que vous avez refusé de faire, et pourquoi.',
      "La mesure de l'effet après la mise en ligne.",
      'Le travail avec les développeurs et les parties prenantes.',
    ],
    documents: [
      'Portfolio ou étude de cas : contexte, recherche, choix, résultat.',
      'Ce qui est public seulement, ou anonymisé.',
    ],
    words: [
      { word: 'MVP', meaning: 'la plus petite version qui apprend quelque chose' },
      { word: 'Backlog', meaning: 'les besoins, dans leur ordre de priorité' },
      { word: 'Test utilisateur', meaning: "quelqu'un essaie, on observe, on se tait" },
      { word: 'RGAA', meaning: "le référentiel français d'accessibilité numérique" },
    ],
  },
]

/** For an offer whose trade is not clear. */
export const ANY_TRADE: Advice = {
  of: [],
  name: 'tout entretien',
  checks: [
    "Ce que vous avez compris du poste et de l'employeur.",
    'Des faits : une situation, ce que vous avez fait, ce qui en est sorti.',
    'La clarté de votre disponibilité et de votre projet.',
  ],
  documents: [
    "Votre CV et l'offre, imprimés et annotés.",
    "Les diplômes et certificats que l'offre nomme.",
    'Trois questions à poser, écrites.',
  ],
  words: [
    {
      word: "Période d'essai",
      meaning: 'le début du contrat, où chacun peut le rompre plus simplement',
    },
    { word: 'Convention collective', meaning: "les règles propres à la branche de l'employeur" },
  ],
}
