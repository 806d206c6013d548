import type { Sector } from '../sector.ts'

export const servicePublic: Sector = {
  label: 'Service public',
  title: "Entretien d'embauche dans le service public",
  subtitle: "L'intérêt général, la règle, et l'usager en face de vous.",
  description:
    'Mairie, département, État, hôpital public, établissement scolaire : devant un jury ou un recruteur, on attend que vous connaissiez le cadre et que vous sachiez raconter ce que vous avez fait. Préparez votre motivation et des exemples.',
  summary:
    "Mairie, État, collectivités : les questions d'un entretien dans le service public, ce qu'un jury écoute, et une simulation sur votre annonce.",
  category: 'Guide',
  colour: 'blue',
  questions: [
    {
      question:
        'Pourquoi voulez-vous travailler dans le service public, et pour cette collectivité ?',
      hint: 'Une raison vécue, ce que vous savez du territoire ou du service, le poste lui-même.',
    },
    {
      question: 'Un usager exige une dérogation que la règle interdit. Que lui répondez-vous ?',
      hint: "La règle expliquée, l'égalité de traitement, ce qui reste possible.",
    },
    {
      question:
        'Racontez un projet que vous avez fait avancer malgré des délais ou un budget serrés.',
      hint: 'Les étapes, les accords obtenus, un résultat pour les usagers.',
    },
    {
      question: "Que signifie pour vous l'obligation de neutralité, dans une journée de travail ?",
      hint: "Un exemple simple, sans discours, qui montre que vous l'appliquez.",
    },
  ],
  skills: [
    { name: 'Connaître le cadre', detail: 'Qui décide, qui exécute, quelles obligations.' },
    { name: "Accueillir l'usager", detail: 'Écouter, orienter, rester égal avec tous.' },
    { name: 'Rédiger', detail: 'Une note, un courrier, un compte rendu clairs.' },
    { name: 'Conduire un dossier', detail: 'Des étapes, des délais, une trace.' },
    { name: 'Rendre compte', detail: 'Dire à temps ce qui avance et ce qui bloque.' },
    {
      name: 'Travailler avec les élus et les services',
      detail: 'Comprendre une demande, proposer des choix.',
    },
  ],
  companies: [
    'Mairies et intercommunalités',
    'Départements et régions',
    'Ministères et préfectures',
    'Hôpitaux publics',
    'France Travail',
    'Éducation nationale',
  ],
  stats: null,
}
