/** An invented candidate's interview: an offer, and answers in the order of its questions. */
export interface Example {
  daysAgo: number
  jobDescription: string
  answers: readonly string[]
}

const OFFER = (employer: string, town: string) =>
  `Conseiller de vente (H/F), ${town}. ${employer} recherche un conseiller de vente. Missions : accueillir et conseiller les clients, tenir la caisse, mettre en rayon, suivre les commandes et les retours. Profil : première expérience en magasin, goût du contact, rigueur, disponibilité le samedi. Chez ${employer}, le conseil passe avant la caisse.`

/** Oldest first; each goes a little better than the one before. */
export const EXAMPLES: readonly Example[] = [
  {
    daysAgo: 12,
    jobDescription: OFFER('Mercerie Verdier', 'Angers'),
    answers: [
      "J'ai travaillé en magasin, j'aime le contact et je suis motivé.",
      'Votre magasin a bonne réputation et je cherche un poste près de chez moi.',
      "Une fois, un client n'était pas content, on a fini par trouver une solution.",
      '',
      "Je m'adapte facilement, on me le dit souvent.",
    ],
  },
  {
    daysAgo: 6,
    jobDescription: OFFER('Comptoirs Réunis', 'Le Mans'),
    answers: [
      "Je suis vendeur depuis deux ans dans une boutique de chaussures, où je tiens la caisse et le rayon enfant. J'ai appris à poser deux questions avant de proposer un modèle.",
      "Vos magasins gardent un vrai conseil, et votre annonce parle des commandes et des retours : c'est ce que je fais déjà chaque semaine.",
      "En septembre, une cliente voulait échanger une paire portée. Je l'ai écoutée, j'ai vérifié la garantie avec ma responsable et j'ai proposé une réparation. Elle a accepté.",
      "Un samedi, nous étions deux au lieu de quatre. J'ai ouvert la deuxième caisse et j'ai demandé à ma collègue de rester en rayon.",
      '',
    ],
  },
  {
    daysAgo: 2,
    jobDescription: OFFER('Tissus Armor', 'Rennes'),
    answers: [
      "Je suis vendeur depuis deux ans et demi. Dans mon magasin, j'accueille environ quatre-vingts clients par jour, je tiens la caisse et je prépare les commandes du mardi. Je cherche un poste où le conseil compte plus que le débit.",
      "J'ai visité votre magasin samedi : deux vendeuses ont pris dix minutes avec une cliente pour choisir une doublure. C'est ma manière de travailler, et vos missions de suivi des commandes prolongent ce que je fais déjà.",
      "En mars, une livraison est arrivée avec douze cartons manquants la veille des soldes. J'ai compté, j'ai appelé l'entrepôt, puis j'ai prévenu les six clients qui attendaient leur commande. Nous avons reçu les cartons le lendemain et un seul client a annulé.",
      "En juin, ma responsable était absente trois jours. J'ai réparti les caisses, noté chaque écart et fermé le magasin. L'écart total a été de deux euros sur trois jours.",
      "L'an dernier, j'ai proposé de ranger les retours par fournisseur plutôt que par date. Nous avons gagné une demi-heure chaque lundi, et les avoirs sont arrivés deux semaines plus tôt.",
    ],
  },
]
