import type { Advice } from './advice.ts'

/** Trades of selling, money, law and offices. */
export const OFFICES: readonly Advice[] = [
  {
    of: ['vente-magasin'],
    name: 'la vente en magasin',
    checks: [
      "L'accueil : vos premiers mots, votre question pour comprendre le besoin.",
      'Des chiffres : panier moyen, ventes additionnelles, tenue de rayon.',
      'La caisse, la démarque et le client difficile.',
      'Les samedis et les périodes de forte affluence.',
    ],
    documents: [
      'Vos disponibilités écrites.',
      "CACES pour la réserve, formation à l'hygiène pour l'alimentaire, si vous les avez.",
    ],
    words: [
      { word: 'Panier moyen', meaning: 'le chiffre des ventes divisé par le nombre de tickets' },
      { word: 'Taux de transformation', meaning: 'la part des visiteurs qui achètent' },
      { word: 'Démarque', meaning: 'la marchandise perdue, périmée, cassée ou volée' },
      { word: 'Facing', meaning: 'le nombre de produits vus de face en rayon' },
    ],
  },
  {
    of: ['commercial-b2b'],
    name: 'le commerce',
    checks: [
      'Vos résultats : objectif, réalisé, rang, sur deux ans.',
      'Votre méthode : cible, approche, découverte, proposition, relance.',
      "Une affaire perdue et ce qu'elle a changé.",
      'La tenue du CRM et la fiabilité de vos prévisions.',
    ],
    documents: [
      'Un tableau de vos résultats, sans nom de client.',
      'Permis B, pour un poste itinérant.',
      "Pour l'immobilier : diplômes et formations suivies ; l'habilitation, elle, passe par l'agence.",
    ],
    words: [
      { word: 'Pipeline', meaning: 'les affaires en cours, par étape et par montant' },
      { word: 'Cycle de vente', meaning: 'le temps entre le premier contact et la signature' },
      { word: 'Taux de transformation', meaning: 'la part des propositions signées' },
      { word: 'Découverte', meaning: "les questions qui révèlent le besoin avant d'argumenter" },
    ],
  },
  {
    of: ['relation-client-banque-assurance'],
    name: "la relation client, la banque et l'assurance",
    checks: [
      'Le devoir de conseil : ce que vous demandez avant de proposer.',
      'La vigilance : pièce manquante, opération inhabituelle, fraude.',
      'La réclamation : écouter, reformuler, résoudre, tenir informé.',
      'Des chiffres : portefeuille, satisfaction, équipement, délais.',
    ],
    documents: [
      'Certification AMF ou capacité professionnelle en assurance, si vous les avez déjà.',
      "L'extrait de casier judiciaire (bulletin n° 3), si l'employeur vous le demande.",
    ],
    words: [
      { word: 'KYC', meaning: "la connaissance du client et de l'origine de ses fonds" },
      { word: 'LCB-FT', meaning: 'la lutte contre le blanchiment et le financement du terrorisme' },
      {
        word: 'NPS',
        meaning: 'la part des clients qui vous recommanderaient, moins celle des mécontents',
      },
      { word: 'Devoir de conseil', meaning: 'proposer ce qui convient, et pouvoir le prouver' },
    ],
  },
  {
    of: ['marketing-communication'],
    name: 'le marketing et la communication',
    checks: [
      "Un projet mené de l'objectif à la mesure, avec votre part exacte.",
      'Le choix des canaux et du budget, et ce que vous avez arrêté.',
      "L'écrit : ton, orthographe, adaptation à la cible.",
    ],
    documents: [
      'Portfolio ou trois réalisations avec leur objectif et leur résultat.',
      'Liens vers ce qui est public ; rien de confidentiel.',
    ],
    words: [
      { word: 'Persona', meaning: "le portrait d'un client type, tiré de données" },
      { word: 'Taux de conversion', meaning: "la part des visiteurs qui font l'action voulue" },
      { word: 'ROAS', meaning: 'le chiffre de ventes par euro de publicité' },
      { word: 'SEO et SEA', meaning: 'le référencement naturel, et les liens payés' },
    ],
  },
  {
    of: ['finance-comptabilite-audit'],
    name: 'la finance et la comptabilité',
    checks: [
      'La rigueur : vos contrôles, vos seuils, un écart retrouvé.',
      'Les délais de clôture que vous avez tenus.',
      "La capacité à expliquer un chiffre à qui n'est pas du métier.",
      'Les logiciels : comptabilité, tableur, consolidation.',
    ],
    documents: [
      'Diplômes (BTS CG, DCG, DSCG, master).',
      'La liste des logiciels et du périmètre tenus : entités, volume, régime de TVA.',
    ],
    words: [
      { word: 'Clôture', meaning: "l'arrêté des comptes d'une période" },
      { word: 'Rapprochement bancaire', meaning: "comptes et relevés mis d'accord, ligne à ligne" },
      { word: 'BFR', meaning: 'le besoin en fonds de roulement, né des délais de paiement' },
      {
        word: 'FEC',
        meaning: "le fichier des écritures remis à l'administration en cas de contrôle",
      },
    ],
  },
  {
    of: ['juridique-conformite'],
    name: 'le droit et la conformité',
    checks: [
      'Le raisonnement : faits, règle, application, risque.',
      'Une réponse utile à un opérationnel, pas une consultation.',
      'La veille, et un texte récent qui touche le secteur.',
    ],
    documents: [
      'Diplômes et, pour un avocat, le CAPA.',
      'Un écrit anonymisé, si on vous le demande.',
    ],
    words: [
      { word: 'Due diligence', meaning: "les vérifications avant de s'engager" },
      { word: 'Cartographie des risques', meaning: 'les risques nommés, cotés et suivis' },
      {
        word: 'Sapin II',
        meaning:
          'la loi de 2016 contre la corruption, qui impose la prévention aux grandes entreprises',
      },
      { word: 'RGPD', meaning: 'le règlement européen sur les données personnelles' },
    ],
  },
  {
    of: ['administratif-accueil'],
    name: "l'administratif et l'accueil",
    checks: [
      "L'orthographe et la bureautique, parfois par un test sur place.",
      'Vos priorités quand trois demandes arrivent ensemble.',
      'La discrétion sur ce que vous lisez et entendez.',
    ],
    documents: [
      'Certifications que vous avez : Pix, TOSA, orthographe.',
      'Un modèle ou un tableau de suivi que vous avez fait, sans donnée réelle.',
    ],
    words: [
      { word: 'GED', meaning: 'la gestion électronique des documents' },
      { word: 'Rétroplanning', meaning: "les étapes comptées à partir de la date d'arrivée" },
      { word: 'Relance', meaning: 'le rappel daté, courtois et tracé' },
    ],
  },
  {
    of: ['cadre-dirigeant'],
    name: "l'encadrement et la direction",
    checks: [
      'Un compte de résultat ou un budget tenu : point de départ, décision, effet.',
      "Une décision impopulaire : pourquoi, comment vous l'avez portée.",
      "Comment vous faites grandir quelqu'un, et comment vous vous séparez.",
      'Vos cent premiers jours dans ce poste.',
    ],
    documents: [
      'Une page par réussite : contexte, équipe, budget, résultat, sans rien de confidentiel.',
      'Deux personnes qui peuvent parler de vous, prévenues.',
    ],
    words: [
      { word: 'Compte de résultat', meaning: 'ce qui est gagné et dépensé sur une période' },
      { word: 'EBITDA', meaning: 'le résultat avant intérêts, impôts et amortissements' },
      { word: 'Feuille de route', meaning: 'les priorités, leur ordre et leurs échéances' },
      { word: 'CSE', meaning: 'le comité social et économique, élu par les salariés' },
    ],
  },
]
