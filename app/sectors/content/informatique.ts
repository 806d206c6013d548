import type { Sector } from '../sector.ts'

export const informatique: Sector = {
  label: 'Informatique',
  title: "Entretien d'embauche en informatique",
  subtitle: 'Montrez comment vous réfléchissez, pas seulement ce que vous connaissez.',
  description:
    "Développement, systèmes, réseau, données, cybersécurité : en entretien, on vous demandera moins de réciter une technologie que d'expliquer un choix, un incident, un compromis. Répétez avec des questions tirées de votre annonce.",
  summary:
    "Développement, systèmes, réseau, données : les questions d'un entretien informatique, ce que l'on y écoute, et une simulation sur votre propre annonce.",
  category: 'IT',
  colour: 'blue',
  questions: [
    {
      question:
        "Racontez un incident de production que vous avez traité. Qu'avez-vous vérifié en premier, et pourquoi ?",
      hint: 'Une chronologie, des mesures plutôt que des intuitions, et ce qui a changé ensuite.',
    },
    {
      question: "Parlez-moi d'un choix technique que vous referiez autrement aujourd'hui.",
      hint: "Le contexte de l'époque, le critère qui a manqué, ce que vous avez appris.",
    },
    {
      question: "Comment décidez-vous qu'un code est prêt à partir en production ?",
      hint: 'Relecture, tests, déploiement progressif, retour arrière : votre pratique réelle.',
    },
    {
      question:
        'Une collègue conteste votre proposition en revue de code. Comment menez-vous cet échange ?',
      hint: "Écouter l'argument, revenir au besoin, savoir changer d'avis ou trancher.",
    },
  ],
  skills: [
    { name: 'Résoudre un problème', detail: 'Reformuler, découper, vérifier à voix haute.' },
    { name: 'Concevoir', detail: 'Comparer deux solutions et dire ce que chacune coûte.' },
    { name: 'Garantir la qualité', detail: 'Tests, relecture, dette assumée et remboursée.' },
    { name: 'Exploiter', detail: "Observer, alerter, réparer, écrire ce que l'on a appris." },
    { name: 'Protéger', detail: "Droits d'accès, secrets, mises à jour, données personnelles." },
    { name: 'Expliquer', detail: 'Parler à un métier sans sigle et sans condescendance.' },
  ],
  companies: ['Capgemini', 'Orange', 'Dassault Systèmes', 'Sopra Steria', 'OVHcloud', 'Thales'],
  stats: { interviews: '2 500+', successRate: '88 %', avgSalary: '65 000 €' },
}
