import type { Advice } from './advice.ts'

/** Trades of care, teaching and public service. */
export const PEOPLE: readonly Advice[] = [
  {
    of: ['sante'],
    name: 'la santé',
    checks: [
      "Le diplôme et, pour les professions à ordre, l'inscription au tableau.",
      'Votre façon de transmettre : ce que vous notez, à qui, à quel moment.',
      "L'hygiène et la sécurité du patient, par des gestes précis plutôt que par des principes.",
      "Ce que vous faites quand l'effectif manque ou quand un proche s'inquiète.",
    ],
    documents: [
      "Diplôme d'État ou certificat, et numéro RPPS si votre profession en a un.",
      'Attestation AFGSU, si vous en avez une en cours de validité.',
      'Vaccinations à jour (hépatite B aux postes exposés) : la preuve va à la médecine du travail.',
    ],
    words: [
      {
        word: 'Transmissions ciblées',
        meaning: 'données, actions et résultats, notés problème par problème',
      },
      { word: 'Traçabilité', meaning: 'ce qui est fait est écrit, daté et signé' },
      { word: 'Identitovigilance', meaning: "vérifier l'identité du patient avant tout acte" },
      { word: 'Bientraitance', meaning: 'le respect de la personne dans chaque geste du soin' },
    ],
  },
  {
    of: ['social-aide-a-domicile'],
    name: "le social et l'aide à domicile",
    checks: [
      "La discrétion : ce que vous partagez avec l'équipe, et ce que vous taisez.",
      "Votre façon de faire avec la personne plutôt qu'à sa place.",
      'Comment vous signalez une situation qui se dégrade.',
      'La mobilité et les horaires réels : coupures, week-ends, déplacements.',
    ],
    documents: [
      'Diplôme (DEAES, titre ADVF, DEES…) ou attestation de suivi de formation.',
      'Permis B et assurance, si le poste demande des déplacements.',
      'Attestation de premiers secours (PSC, ancien PSC1, ou SST), si vous en avez une.',
    ],
    words: [
      {
        word: 'Projet personnalisé',
        meaning: 'les objectifs fixés avec la personne, revus régulièrement',
      },
      {
        word: 'APA et PCH',
        meaning: "deux aides qui financent l'accompagnement : le grand âge, le handicap",
      },
      { word: 'Juste distance', meaning: 'être proche sans prendre la place de la famille' },
    ],
  },
  {
    of: ['education-petite-enfance-formation'],
    name: "l'éducation, la petite enfance et la formation",
    checks: [
      'La sécurité du groupe : effectif, surveillance, réaction à un incident.',
      "Votre façon de poser un cadre et de l'expliquer.",
      "L'adaptation à qui apprend autrement, par un exemple vécu.",
      'Le lien avec les familles, les tuteurs ou les entreprises.',
    ],
    documents: [
      'Diplôme ou titre (CAP AEPE, BAFA, titre de formateur, concours…).',
      "Attestation d'honorabilité, demandée dans l'accueil du jeune enfant.",
      "Une séance ou un support que vous avez construit, sans nom d'élève.",
    ],
    words: [
      { word: 'Différenciation', meaning: 'un même but, des chemins adaptés à chacun' },
      {
        word: 'PAI',
        meaning: "projet d'accueil individualisé : la santé de l'enfant en collectivité",
      },
      {
        word: 'Objectif pédagogique',
        meaning: "ce que l'apprenant saura faire, que l'on pourra observer",
      },
      {
        word: 'Qualiopi',
        meaning: 'la certification exigée pour former sur fonds publics ou mutualisés',
      },
    ],
  },
  {
    of: ['service-public'],
    name: 'le service public',
    checks: [
      'Votre compréhension de la mission et de ses usagers.',
      "Les obligations de l'agent : neutralité, discrétion, obéissance hiérarchique.",
      'Le calme face à un usager mécontent, avec la règle expliquée.',
      "Votre connaissance de la collectivité ou de l'établissement.",
    ],
    documents: [
      'Attestation de réussite au concours ou état de services, si vous êtes lauréat ou agent.',
      "Diplômes demandés par le cadre d'emplois.",
      "Habilitations et permis nommés dans l'avis de vacance.",
    ],
    words: [
      {
        word: 'Neutralité et laïcité',
        meaning: "l'agent ne montre pas ses convictions dans son service",
      },
      { word: 'Continuité', meaning: 'le service fonctionne sans interruption injustifiée' },
      { word: 'Catégories A, B, C', meaning: 'conception, application, exécution' },
      {
        word: 'Contractuel ou titulaire',
        meaning: 'recruté par contrat, ou nommé, le plus souvent après concours',
      },
    ],
  },
  {
    of: ['ressources-humaines'],
    name: 'les ressources humaines',
    checks: [
      'La confidentialité, par une situation où elle vous a coûté.',
      "Le droit du travail courant : contrat, période d'essai, temps de travail.",
      'Des chiffres : délais de recrutement, effectifs suivis, bulletins produits.',
      'Votre position entre salarié, manager et direction.',
    ],
    documents: [
      'Diplômes et, pour la paie, la liste des logiciels que vous tenez.',
      'Un tableau de suivi ou une procédure que vous avez écrite, anonymisée.',
    ],
    words: [
      { word: 'DSN', meaning: 'la déclaration sociale nominative, transmise chaque mois' },
      { word: 'CSE', meaning: 'le comité social et économique, élu par les salariés' },
      { word: 'GEPP', meaning: 'la gestion des emplois et des parcours professionnels' },
      { word: 'DUERP', meaning: "le document unique d'évaluation des risques professionnels" },
    ],
  },
  {
    of: ['alternance-stage'],
    name: "l'alternance et les stages",
    checks: [
      'Votre motivation pour ce métier, par ce que vous avez déjà essayé.',
      "L'assiduité et la façon d'apprendre : une consigne reçue, comprise, appliquée.",
      "Le rythme de l'école et son accord avec l'activité de l'entreprise.",
      'Ce que la formation vous a appris et que vous pourrez appliquer tout de suite.',
    ],
    documents: [
      "Calendrier de l'alternance ou dates du stage.",
      "Certificat de scolarité ou attestation d'admission.",
      "Programme de la formation, pour montrer les missions qui s'y rattachent.",
    ],
    words: [
      {
        word: "Maître d'apprentissage",
        meaning: "la personne qui forme l'apprenti dans l'entreprise",
      },
      {
        word: 'OPCO',
        meaning: "l'opérateur de compétences, qui aide l'employeur à financer la formation",
      },
      { word: 'Convention de stage', meaning: "l'accord signé par l'école, l'entreprise et vous" },
    ],
  },
]
