/** What a careful reader finds in each offer of this folder; the offers and their employers are invented. */
export interface ExpectedReading {
  /** The masculine of the title; null when the offer names none. */
  title: string | null
  employer: string | null
  /** Some of the missions, word for word. */
  missions?: string[]
  skills?: string[]
  qualities?: string[]
  requirements?: string[]
  years?: number
}

export const EXPECTED: Readonly<Record<string, ExpectedReading>> = {
  'infirmier-hopital-de-jour': {
    title: 'infirmier hôpital de jour',
    employer: null,
    missions: [
      'accueillir les patients et leurs proches',
      'réaliser les soins infirmiers sur prescription ou relevant du rôle propre',
      "animer des ateliers d'éducation thérapeutique",
    ],
    skills: ['soins infirmiers', 'éducation thérapeutique'],
    qualities: ['écoute', 'rigueur', "esprit d'équipe"],
    requirements: ["Diplôme d'État d'infirmier"],
  },
  'macon-agence-interim': {
    title: 'maçon',
    employer: null,
    missions: [
      'la réalisation de coffrages traditionnels',
      'le coulage de dalles et le montage de murs en parpaings',
      "la lecture de plans et l'implantation",
    ],
    skills: ['coulage de dalles', 'lecture de plan'],
    qualities: ['ponctualité', 'sérieux', 'motivation'],
    requirements: ['CAP maçonnerie', 'permis B'],
    years: 3,
  },
  'responsable-commercial-une-ligne': {
    title: 'responsable commercial',
    employer: null,
    missions: [
      'définir la politique commerciale et les objectifs de vente',
      'encadrer une équipe de six commerciaux sédentaires et itinérants',
      'négocier les contrats avec les grands comptes',
    ],
    skills: ['Salesforce', 'négociation', "appels d'offres"],
    qualities: ['leadership', 'écoute'],
    requirements: ['anglais courant', 'permis B'],
    years: 5,
  },
  'developpeuse-react-markdown': {
    title: 'développeur React',
    employer: null,
    missions: [
      'développer de nouvelles fonctionnalités en React et TypeScript',
      'écrire des tests automatisés avec Jest et Cypress',
      "participer aux revues de code et aux choix d'architecture",
    ],
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
    qualities: ['curiosité', 'autonomie'],
    years: 3,
  },
  'commis-de-cuisine-puces-perdues': {
    title: 'commis de cuisine',
    employer: null,
    missions: [
      'préparer les entrées froides et les garnitures',
      'dresser les assiettes pendant le service',
      'appliquer les règles HACCP',
    ],
    skills: ['HACCP'],
    qualities: ['rigueur', 'organisation', "esprit d'équipe"],
    requirements: ['CAP cuisine'],
    years: 1,
  },
  'conducteur-poids-lourd-cle-valeur': {
    title: 'conducteur SPL',
    employer: null,
    missions: [
      'conduire un ensemble articulé en régional',
      'charger et décharger les marchandises avec un chariot',
    ],
    qualities: ['autonomie', 'ponctualité'],
    requirements: ['permis CE', 'FIMO', 'carte conducteur', 'CACES R489'],
    years: 2,
  },
  'comptable-asterisques': {
    title: 'comptable',
    employer: null,
    missions: [
      'la saisie et le contrôle des écritures comptables',
      'le lettrage des comptes',
      'la préparation des déclarations de TVA',
    ],
    skills: ['Sage', 'Excel', 'comptabilité générale'],
    qualities: ['discrétion', 'rigueur'],
    requirements: ['BTS comptabilité'],
    years: 3,
  },
  'professeure-sans-titre-de-section': {
    title: 'professeur de mathématiques',
    employer: null,
    missions: ['préparer les élèves au brevet'],
    qualities: ['patience', 'pédagogie'],
  },
  'aide-a-domicile-inclusif': {
    title: 'aide à domicile',
    employer: null,
    missions: ["aider à la toilette et à l'habillage", 'entretenir le logement et le linge'],
    qualities: ['patience', 'discrétion', 'écoute'],
    requirements: ['permis B'],
  },
  'preparateur-de-commandes-html': {
    title: 'préparateur de commandes',
    employer: null,
    missions: ['préparer les commandes au casque vocal', 'filmer et étiqueter les palettes'],
    qualities: ['rigueur', 'dynamisme'],
    requirements: ['CACES R489 1B'],
  },
  'apprentie-vente': {
    title: 'vendeur en boulangerie',
    employer: null,
    missions: ['accueillir et servir la clientèle', 'tenir la caisse et rendre la monnaie'],
    qualities: ['dynamisme', 'aisance relationnelle'],
  },
  'directrice-financiere': {
    title: 'directeur administratif et financier',
    employer: null,
    missions: [
      'piloter la stratégie financière',
      'encadrer une équipe de douze personnes',
      'négocier les financements avec les banques',
    ],
    skills: ['SAP', 'normes IFRS'],
    qualities: ['diplomatie', 'leadership'],
    requirements: ['Bac+5', 'anglais professionnel'],
    years: 10,
  },
  'juriste-english-inside': {
    title: 'juriste en droit des contrats',
    employer: null,
    missions: [
      'rédiger et négocier les contrats commerciaux en français et en anglais',
      'assurer une veille réglementaire sur le RGPD',
    ],
    skills: ['RGPD', 'droit des contrats'],
    qualities: ['pragmatisme', 'esprit de synthèse'],
    years: 4,
  },
  'chargee-rh-texte-colle': {
    title: 'chargé de recrutement',
    employer: null,
    missions: [
      'définir les besoins avec les managers',
      'rédiger et diffuser les annonces',
      'mener les entretiens de sélection',
    ],
    skills: ['SIRH', 'Excel'],
    qualities: ['aisance relationnelle', 'discrétion'],
    requirements: ['Bac+3'],
  },
  'data-analyst-emoji': {
    title: 'data analyst',
    employer: null,
    missions: [
      'construire des tableaux de bord dans Power BI',
      'présenter vos résultats aux chefs de rayon',
    ],
    skills: ['Power BI', 'SQL', 'Python', 'dbt'],
    qualities: ['curiosité', 'rigueur'],
    years: 2,
  },
  'coiffeuse-familier': {
    title: 'coiffeur',
    employer: null,
    missions: ['accueillir les clientes'],
    skills: ['brushing'],
    qualities: ['créativité', 'ponctualité'],
    requirements: ['CAP coiffure'],
  },
  'ouvrier-agricole-tres-court': { title: 'vendangeur', employer: null, missions: [], skills: [] },
  'adjoint-technique-annexe': {
    title: 'adjoint technique polyvalent',
    employer: null,
    missions: [],
    skills: [],
  },
  'deux-plombiers': {
    title: 'plombier-chauffagiste',
    employer: null,
    missions: [
      'le diagnostic des fuites et le remplacement des pièces',
      "l'entretien des chaudières et des réseaux de chauffage",
    ],
    skills: ['soudure cuivre', 'lecture de plans'],
    qualities: ['autonomie', 'sens du service'],
    requirements: ['habilitation électrique BR'],
  },
  'developer-english': {
    title: 'senior backend developer',
    employer: null,
    skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'Kubernetes'],
    years: 5,
  },
  'charge-de-clientele-coupe': {
    title: 'chargé de clientèle en assurance',
    employer: null,
    missions: [
      'conseiller les assurés en agence et par téléphone',
      'développer votre portefeuille par la prospection téléphonique',
    ],
    skills: ['prospection téléphonique', 'devis'],
  },
  'chef-patissier-capitales': { title: 'chef pâtissier', employer: null, missions: [], skills: [] },
}
