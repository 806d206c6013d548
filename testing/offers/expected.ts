/** What a careful reader finds in each offer of this folder; the offers and their employers are invented. */
export interface ExpectedReading {
  /** The masculine of the title; null when the offer names none. */
  title: string | null
  employer: string | null
  years?: number
}

export const EXPECTED: Readonly<Record<string, ExpectedReading>> = {
  'infirmier-hopital-de-jour': {
    title: 'infirmier hôpital de jour',
    employer: null,
  },
  'macon-agence-interim': {
    title: 'maçon',
    employer: null,
    years: 3,
  },
  'responsable-commercial-une-ligne': {
    title: 'responsable commercial',
    employer: null,
    years: 5,
  },
  'developpeuse-react-markdown': {
    title: 'développeur React',
    employer: null,
    years: 3,
  },
  'commis-de-cuisine-puces-perdues': {
    title: 'commis de cuisine',
    employer: null,
    years: 1,
  },
  'conducteur-poids-lourd-cle-valeur': {
    title: 'conducteur SPL',
    employer: null,
    years: 2,
  },
  'comptable-asterisques': {
    title: 'comptable',
    employer: null,
    years: 3,
  },
  'professeure-sans-titre-de-section': {
    title: 'professeur de mathématiques',
    employer: null,
  },
  'aide-a-domicile-inclusif': {
    title: 'aide à domicile',
    employer: null,
  },
  'preparateur-de-commandes-html': {
    title: 'préparateur de commandes',
    employer: null,
  },
  'apprentie-vente': {
    title: 'vendeur en boulangerie',
    employer: null,
  },
  'directrice-financiere': {
    title: 'directeur administratif et financier',
    employer: null,
    years: 10,
  },
  'juriste-english-inside': {
    title: 'juriste en droit des contrats',
    employer: null,
    years: 4,
  },
  'chargee-rh-texte-colle': {
    title: 'chargé de recrutement',
    employer: null,
  },
  'data-analyst-emoji': {
    title: 'data analyst',
    employer: null,
    years: 2,
  },
  'coiffeuse-familier': {
    title: 'coiffeur',
    employer: null,
  },
  'ouvrier-agricole-tres-court': { title: 'vendangeur', employer: null },
  'adjoint-technique-annexe': {
    title: 'adjoint technique polyvalent',
    employer: null,
  },
  'deux-plombiers': {
    title: 'plombier-chauffagiste',
    employer: null,
  },
  'developer-english': {
    title: 'senior backend developer',
    employer: null,
    years: 5,
  },
  'charge-de-clientele-coupe': {
    title: 'chargé de clientèle en assurance',
    employer: null,
  },
  'chef-patissier-capitales': { title: 'chef pâtissier', employer: null },
}
