import type { Sector } from '../sector.ts'

export const marketing: Sector = {
  label: 'Marketing',
  title: "Entretien d'embauche en marketing",
  subtitle: "Des idées, oui. Et ce qu'elles ont produit, combien, par rapport à quoi.",
  description:
    "Marque, contenu, acquisition, produit, communication : le recruteur cherche quelqu'un qui sait choisir une cible, défendre un message et mesurer sans se raconter d'histoires. Préparez vos réalisations avec leurs vrais chiffres.",
  summary:
    "Campagnes, chiffres, étude de cas : les questions d'un entretien marketing, ce que l'on y écoute, et une simulation sur votre propre annonce.",
  category: 'Marketing',
  colour: 'purple',
  questions: [
    {
      question:
        "Présentez une campagne dont vous êtes fier. Quelle était votre part, et comment en avez-vous mesuré l'effet ?",
      hint: 'Un point de départ, deux nombres comparables, ce qui revient aux autres.',
    },
    {
      question: "Racontez une action qui n'a pas marché. À quel moment l'avez-vous su ?",
      hint: "Un seuil fixé à l'avance, une décision d'arrêt, une leçon réutilisée.",
    },
    {
      question:
        "Avec 10 000 € et trois mois, comment lanceriez-vous notre offre auprès d'un nouveau public ?",
      hint: "Des questions d'abord, puis une cible, une promesse, peu de canaux.",
    },
    {
      question:
        'Les commerciaux jugent vos contacts mauvais. Comment abordez-vous cette discussion ?',
      hint: "Écouter des appels, définir ensemble un bon contact, suivre jusqu'à la vente.",
    },
  ],
  skills: [
    { name: 'Comprendre un public', detail: "Entretiens, données d'usage, segments utiles." },
    { name: 'Écrire', detail: 'Une promesse claire, adaptée à chaque support.' },
    { name: 'Acquérir', detail: 'Référencement, publicité, partenariats, courriel consenti.' },
    { name: 'Mesurer', detail: "Choisir peu d'indicateurs et savoir ce qu'ils cachent." },
    { name: 'Conduire un projet', detail: 'Brief, planning, prestataires, budget tenu.' },
    { name: 'Travailler avec la vente', detail: 'Un langage et des objectifs communs.' },
  ],
  companies: ['Publicis', 'Havas', 'LVMH', 'JCDecaux', 'BlaBlaCar', 'Ubisoft'],
  stats: { interviews: '1 200+', successRate: '79 %', avgSalary: '48 000 €' },
}
