import type { Advice } from './advice.ts'

/** Trades of building, industry, transport, hospitality and crafts. */
export const HANDS: readonly Advice[] = [
  {
    of: ['btp'],
    name: 'le bâtiment et les travaux publics',
    checks: [
      'La sécurité : équipements portés, balisage, arrêt du travail si le danger est là.',
      'La lecture de plan et le contrôle de votre propre ouvrage.',
      'La ponctualité et les déplacements sur chantier.',
      "L'entente avec les autres corps d'état et le conducteur de travaux.",
    ],
    documents: [
      'CACES, attestation AIPR, formations (habilitation électrique, travail en hauteur), avec leur date.',
      "Permis demandés par l'offre. La carte BTP, c'est l'employeur qui la demande à l'embauche.",
      'Quelques photos de vos réalisations, avec leur date et leur lieu.',
    ],
    words: [
      { word: 'EPI', meaning: 'les équipements de protection individuelle' },
      { word: 'PPSPS', meaning: 'le plan de sécurité propre à chaque entreprise du chantier' },
      { word: 'Réservation', meaning: 'le passage prévu dans un ouvrage avant de le couler' },
      { word: 'Levée de réserves', meaning: 'la reprise des défauts signalés à la réception' },
    ],
  },
  {
    of: ['industrie-maintenance-qualite'],
    name: "l'industrie",
    checks: [
      'La consignation et les gestes de sécurité avant toute intervention.',
      "Votre méthode de diagnostic : du symptôme à la cause, puis à l'action.",
      'La qualité : ce que vous contrôlez, à quelle fréquence, et quand vous arrêtez.',
      'Les horaires postés et la passation de consignes.',
    ],
    documents: [
      'Attestations avec leur date : habilitation électrique, CACES, SST, qualification de soudage.',
      'La liste des machines et des logiciels (GMAO, CAO) que vous connaissez.',
    ],
    words: [
      {
        word: 'TRS',
        meaning:
          'le taux de rendement synthétique : le bon produit, rapporté à ce qui pouvait être produit',
      },
      { word: '5S', meaning: 'trier, ranger, nettoyer, standardiser, tenir dans la durée' },
      { word: 'GMAO', meaning: 'le logiciel qui suit la maintenance' },
      {
        word: 'AMDEC',
        meaning: "l'analyse des modes de défaillance, de leurs effets et de leur criticité",
      },
    ],
  },
  {
    of: ['logistique-transport-achats'],
    name: 'la logistique, le transport et les achats',
    checks: [
      'La sécurité : vitesse, charge, arrimage, circulation piétonne.',
      'Des chiffres : lignes préparées, taux de service, écarts de stock, économies.',
      'La réaction à un retard, une casse ou une rupture.',
      'Les horaires et la disponibilité.',
    ],
    documents: [
      'CACES avec leur catégorie et leur date.',
      'Pour la conduite : permis en cours de validité, visite médicale comprise pour les lourds.',
      'Carte de qualification de conducteur (FIMO ou FCO) et carte de conducteur du tachygraphe.',
    ],
    words: [
      { word: 'WMS', meaning: "le logiciel qui pilote l'entrepôt" },
      { word: 'FIFO', meaning: 'premier entré, premier sorti' },
      { word: 'Taux de service', meaning: "la part des commandes livrées complètes et à l'heure" },
      {
        word: 'Lettre de voiture',
        meaning: 'le document qui accompagne la marchandise transportée',
      },
    ],
  },
  {
    of: ['hotellerie-restauration'],
    name: "l'hôtellerie et la restauration",
    checks: [
      "L'hygiène : températures, dates, allergènes, nettoyage.",
      "La tenue du rythme pendant le service, et l'entente entre la salle et la cuisine.",
      'Le client mécontent : ce que vous dites, ce que vous proposez.',
      'Les horaires : coupures, soirées, week-ends, saison.',
    ],
    documents: [
      "Attestation de formation à l'hygiène alimentaire, si vous en avez une.",
      'Vos derniers postes avec le nombre de couverts ou de chambres.',
      'Vos disponibilités écrites, si le poste est saisonnier.',
    ],
    words: [
      { word: 'HACCP', meaning: 'la méthode qui repère et maîtrise les dangers liés aux aliments' },
      { word: 'Marche en avant', meaning: 'le propre ne croise jamais le sale' },
      { word: 'Mise en place', meaning: 'tout ce qui est prêt avant le service' },
      { word: "Taux d'occupation", meaning: 'la part des chambres vendues' },
    ],
  },
  {
    of: ['autres-metiers'],
    name: 'votre métier',
    checks: [
      'Le geste : ce que vous savez faire seul, et ce que vous avez déjà livré.',
      'La sécurité et le soin du matériel.',
      'La régularité : ponctualité, saison, horaires particuliers.',
    ],
    documents: [
      "Diplôme ou certificat professionnel demandé par l'offre.",
      'Habilitations, cartes et permis en cours, avec leur date.',
      'Des photos ou un exemple de votre travail, quand il se montre.',
    ],
    words: [
      { word: "Règles de l'art", meaning: 'les façons de faire que le métier reconnaît' },
      { word: 'EPI', meaning: 'les équipements de protection individuelle' },
      { word: 'Devis', meaning: 'ce qui sera fait et à quel prix, écrit avant de commencer' },
    ],
  },
  {
    of: ['agent-de-securite'],
    name: 'la sécurité privée',
    checks: [
      'Le calme et la parole avant le geste, par une situation vécue.',
      'Le respect du cadre légal : ce que vous pouvez faire, ce qui revient à la police.',
      'La main courante : un fait, une heure, sans opinion.',
    ],
    documents: [
      'Carte professionnelle du CNAPS en cours de validité.',
      'SST et, selon le poste, SSIAP, avec leur date.',
    ],
    words: [
      { word: 'Main courante', meaning: 'le registre où chaque évènement est noté' },
      {
        word: 'Levée de doute',
        meaning: "vérifier ce qui a déclenché une alarme, avant d'alerter",
      },
      {
        word: 'SSIAP',
        meaning: "le service de sécurité incendie et d'assistance à personnes, et ses diplômes",
      },
    ],
  },
  {
    of: ['agriculture', 'espaces-verts', 'animaux', 'conseil-agronomique'],
    name: "l'agriculture, les espaces verts et l'animal",
    checks: [
      'La tenue au travail dehors, par tous les temps et en saison.',
      "L'entretien du matériel et la conduite en sécurité.",
      "L'observation : ce que vous voyez d'une plante ou d'une bête, et ce que vous en faites.",
    ],
    documents: [
      'Certiphyto, si le poste emploie des produits phytosanitaires.',
      "Permis et, s'il y a des engins, CACES ou attestation de formation.",
      "Attestation sur les animaux de compagnie (ACACED), pour l'élevage, la pension ou la vente.",
    ],
    words: [
      {
        word: 'Certiphyto',
        meaning: 'le certificat individuel exigé pour utiliser des produits phytosanitaires',
      },
      { word: 'Itinéraire technique', meaning: 'la suite des interventions sur une culture' },
      { word: 'Biosécurité', meaning: "ce qui empêche une maladie d'entrer dans l'élevage" },
    ],
  },
  {
    of: ['metiers-de-bouche'],
    name: 'les métiers de bouche',
    checks: [
      "L'hygiène : températures, dates, nettoyage, allergènes.",
      'La régularité du produit et la maîtrise des pertes.',
      'Les horaires tôt le matin et les fêtes.',
    ],
    documents: ['CAP, BP ou titre du métier.', 'Photos de vos productions.'],
    words: [
      { word: 'HACCP', meaning: 'la méthode qui repère et maîtrise les dangers liés aux aliments' },
      { word: 'Rendement', meaning: 'ce qui est vendable, rapporté à ce qui est acheté' },
      { word: 'Traçabilité des lots', meaning: "retrouver l'origine de chaque produit" },
    ],
  },
]
