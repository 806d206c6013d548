import type { Sector } from '../sector.ts'

export const social: Sector = {
  label: 'Social',
  title: "Entretien d'embauche dans le social",
  subtitle: 'Une juste distance, un cadre, et des personnes à accompagner.',
  description:
    "Éducation spécialisée, petite enfance, insertion, aide à domicile, protection de l'enfance : le recruteur cherche votre manière d'être en relation et ce que vous faites d'un doute. Préparez des situations précises, sans nommer personne.",
  summary:
    "Éducation, insertion, aide à domicile : les questions d'un entretien dans le social, ce que l'on y écoute, et une simulation sur votre annonce.",
  category: 'Guide',
  colour: 'green',
  questions: [
    {
      question:
        "Racontez un accompagnement dont vous êtes fier. Qu'est-ce qui a changé pour la personne ?",
      hint: 'Un projet, des étapes, la part de la personne elle-même, un résultat modeste et vrai.',
    },
    {
      question: 'Une personne que vous suivez devient agressive. Comment réagissez-vous ?',
      hint: "Sa sécurité et la vôtre, le calme, l'appel à l'équipe, le retour sur l'incident.",
    },
    {
      question: 'Comment décidez-vous de transmettre une information inquiétante ?',
      hint: "Les faits, le cadre légal, l'équipe, la personne prévenue quand c'est possible.",
    },
    {
      question: "Comment tenez-vous votre place entre la famille, l'institution et la personne ?",
      hint: 'Un exemple, des limites dites clairement, un relais quand il le faut.',
    },
  ],
  skills: [
    { name: 'Entrer en relation', detail: 'Écouter, adapter ses mots, tenir dans le temps.' },
    { name: 'Poser un cadre', detail: "Dire ce qui est possible et s'y tenir." },
    { name: 'Écrire', detail: 'Des écrits factuels, lisibles par la personne concernée.' },
    { name: 'Évaluer une situation', detail: 'Observer, recouper, demander un avis.' },
    { name: 'Travailler en partenariat', detail: 'Savoir qui fait quoi, et relayer.' },
    { name: 'Prendre du recul', detail: 'Parler en équipe de ce qui touche.' },
  ],
  companies: [
    "Apprentis d'Auteuil",
    'Croix-Rouge française',
    'APF France handicap',
    'Emmaüs',
    'ADMR',
    'Groupe SOS',
  ],
  stats: null,
}
