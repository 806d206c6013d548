/** A kind of house, of team or of thing that its proper name follows. */
export interface KindOfName {
  /** « la », « le » or « l' ». */
  article: string
  word: string
  /** An employer, a part of one, or what it makes. */
  sort: 'house' | 'part' | 'thing'
}

const kinds = (
  sort: KindOfName['sort'],
  article: KindOfName['article'],
  words: string,
): readonly KindOfName[] => words.split(', ').map((word) => ({ article, word, sort }))

/** The longest come first, so that « foyer de vie » is not read as « foyer ». */
export const KINDS_OF_NAMES: readonly KindOfName[] = [
  ...kinds(
    'house',
    'la',
    "communauté de communes, communauté d'agglomération, communauté urbaine, maison de retraite, maison de santé, maison familiale rurale, maison d'enfants, mission locale, résidence autonomie, résidence services, clinique, polyclinique, résidence, micro-crèche, crèche, mairie, commune, métropole, fondation, fédération, coopérative, boulangerie, pharmacie, brasserie, librairie, chocolaterie, fromagerie, biscuiterie, caisse d'allocations familiales, chambre d'agriculture, chambre de métiers",
  ),
  ...kinds(
    'house',
    'le',
    "foyer de vie, foyer d'hébergement, foyer d'accueil médicalisé, foyer de l'enfance, centre hospitalier universitaire, centre hospitalier, centre socioculturel, centre social, centre de loisirs, centre de soins, centre de rééducation, centre communal d'action sociale, centre de gestion, conseil départemental, conseil régional, collège, lycée, musée, théâtre, camping, château, cabinet, garage, laboratoire, syndicat mixte, groupement hospitalier",
  ),
  ...kinds(
    'house',
    "l'",
    'association hospitalière, association, hôpital privé, hôpital, hôtel, école, université, institut, office de tourisme, office public, établissement public, agence régionale de santé, étude notariale, imprimerie, usine, abattoir',
  ),
  ...kinds('part', 'le', 'groupe, réseau, pôle'),
  ...kinds('part', "l'", 'enseigne'),
  ...kinds('part', 'la', "start-up d'État, startup d'État"),
  ...kinds('thing', 'la', 'plateforme, marque'),
  ...kinds('thing', 'le', 'dispositif, programme, label, simulateur, festival'),
  ...kinds('thing', "l'", 'application, observatoire'),
]
