import type { Sector } from '../sector.ts'

export const commercial: Sector = {
  label: 'Commercial',
  title: "Entretien d'embauche commercial",
  subtitle: 'Un entretien se mène comme un rendez-vous : écoutez, puis donnez des preuves.',
  description:
    'Vente sédentaire ou itinérante, grands comptes, magasin, gestion de portefeuille : vos interlocuteurs jugent vos chiffres et, autant, la façon dont vous en parlez. Entraînez-vous à raconter une vente, une perte et une relance.',
  summary:
    "Quatre questions d'entretien commercial, ce que le recruteur écoute, les compétences attendues, et une simulation faite à partir de votre annonce.",
  category: 'Commercial',
  colour: 'green',
  questions: [
    {
      question:
        "Racontez une vente qui semblait perdue et que vous avez conclue. Qu'est-ce qui a tout changé ?",
      hint: 'Une question posée au bon moment, un décideur retrouvé, une objection comprise.',
    },
    {
      question:
        'Vous reprenez un secteur sans client. Que faites-vous de vos trente premiers jours ?',
      hint: "Un ciblage, un rythme d'appels et de visites, des étapes que l'on peut compter.",
    },
    {
      question:
        'À la moitié du trimestre, vous êtes à 30 % de votre objectif. Comment réagissez-vous ?',
      hint: "Relire son portefeuille d'affaires, prévenir tôt, choisir où mettre son temps.",
    },
    {
      question:
        'Un client fidèle exige une remise que vous ne pouvez pas accorder. Que lui dites-vous ?',
      hint: 'La valeur avant le prix, une contrepartie, la relation préservée.',
    },
  ],
  skills: [
    { name: 'Prospecter', detail: 'Cibler, contacter, relancer avec méthode.' },
    { name: 'Découvrir le besoin', detail: 'Questionner, reformuler, trouver qui décide.' },
    { name: 'Argumenter', detail: 'Relier chaque atout à un problème du client.' },
    { name: 'Négocier', detail: "Traiter l'objection, tenir sa marge, obtenir une contrepartie." },
    { name: 'Fidéliser', detail: 'Suivre, anticiper, développer sans harceler.' },
    { name: 'Piloter ses chiffres', detail: 'Prévoir juste et tenir son suivi à jour.' },
  ],
  companies: [
    "L'Oréal",
    'Danone',
    'Schneider Electric',
    'Decathlon',
    'Leroy Merlin',
    'Pernod Ricard',
  ],
  stats: { interviews: '1 800+', successRate: '82 %', avgSalary: '45 000 €' },
}
