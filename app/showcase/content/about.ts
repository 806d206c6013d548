/**
 * What the page « À Propos » claims: its figures, its story, its team.
 * Replace the figures, the dates and the team by your own before you open the site.
 */
export const STATISTICS = [
  { value: '10 000+', name: 'simulations réalisées' },
  { value: '85 %', name: 'de réussite en entretien' },
  { value: '500+', name: 'entreprises visées par nos utilisateurs' },
  { value: '4,8/5', name: 'note moyenne' },
]

export const VALUES = [
  {
    title: 'La bienveillance exigeante',
    text: 'Dire ce qui manque, montrer où, et proposer comment faire. Jamais un reproche, jamais un compliment creux.',
  },
  {
    title: 'La preuve',
    text: "Chaque remarque s'appuie sur vos mots. Si nous ne pouvons pas la montrer dans votre réponse, nous ne la faisons pas.",
  },
  {
    title: "L'égalité d'accès",
    text: "S'entraîner ne devrait pas dépendre d'un carnet d'adresses. Trois simulations sont gratuites, et le reste tient en un paiement.",
  },
  {
    title: 'La discrétion',
    text: "Vos réponses parlent de vous. Elles servent à votre retour et à rien d'autre : ni publicité, ni revente.",
  },
]

export const TIMELINE = [
  {
    year: '2023',
    title: 'Une question',
    text: "Pourquoi s'entraîne-t-on à un concours, à un examen de conduite, et presque jamais à un entretien ? Premiers essais sur papier, avec des annonces réelles.",
  },
  {
    year: '2024',
    title: 'Un simulateur',
    text: "Les questions se tirent désormais de l'offre elle-même, et le retour se fonde sur la réponse, phrase par phrase.",
  },
  {
    year: '2025',
    title: 'Un outil complet',
    text: 'Le score sur cinq dimensions, le rapport PDF et Premium, en un seul paiement.',
  },
]

/** By role, without names: put real people here, or take the section out. */
export const TEAM = [
  {
    role: 'Produit et recrutement',
    text: 'Lit des annonces et mène des entretiens pour que les questions sonnent juste.',
  },
  {
    role: 'Développement',
    text: 'Construit le simulateur, le fait tenir sur un petit téléphone et une mauvaise connexion.',
  },
  {
    role: 'Langue et accessibilité',
    text: 'Veille à ce que chaque phrase soit claire, et que chacun puisse se servir de chaque écran.',
  },
]
