import type { Report } from '../../report-contract.ts'

type Feedback = NonNullable<Report['session']['feedbacks'][number]>

/** A nurse's interview: one answered question, one passed. */
export function aReport(session: Partial<Report['session']> = {}): Report {
  const questions = session.questions ?? [
    "Racontez une tension entre patients que vous avez dû apaiser. Qu'avez-vous fait, et comment cela s'est-il terminé ?",
    "Comment préparez-vous la sortie d'un patient qui vit seul ?",
  ]
  return {
    metadata: {
      formattedDate: 'vendredi 27 novembre 2026',
      title: 'infirmier ou infirmière en hôpital de jour',
      format: null,
      source: 'coach',
    },
    stats: {
      overallScore: 68,
      answeredQuestions: 1,
      totalQuestions: questions.length,
      avgTime: 136,
    },
    session: {
      jobDescription:
        "Au sein d'un hôpital de jour pour adolescents, vous accueillez douze patients, animez deux ateliers d'éducation thérapeutique par semaine et tenez les transmissions à jour. Diplôme d'État exigé. Rythme : du lundi au vendredi, 2 450 € brut — poste à pourvoir dès janvier.",
      summary: {
        overallScore: 68,
        headline: 'Vous savez agir. Racontez mieux la fin.',
        globalStrengths: [
          'Des gestes professionnels précis.',
          'Le souci de la transmission, cité trois fois.',
        ],
        globalImprovements: [
          'Terminer chaque histoire par un fait constaté.',
          "Dire « je » quand l'action est la vôtre.",
        ],
        generalFeedback:
          "Commencez par la question 1 : l'histoire est bonne, ajoutez-y ce que l'équipe a vu les jours suivants.",
        source: 'coach',
      },
      questions,
      answers: [
        "Deux résidents se disputaient la télévision. J'ai proposé à l'un de m'aider à préparer le goûter, le temps que la pression retombe. J'ai noté l'incident dans les transmissions. Après ça s'est bien passé.",
        '',
      ],
      answerTimes: [136, 0],
      followUps: questions.map(() => null),
      spoken: questions.map(() => null),
      feedbacks: [aFeedback(), null],
      ...session,
    },
  }
}

export const aFeedback = (feedback: Partial<Feedback> = {}): Feedback => ({
  analysis:
    "Le recruteur veut savoir si vous savez faire baisser la tension sans l'imposer. Votre geste le montre : vous écartez l'un des deux par une activité, sans l'exclure. Il manque la fin de l'histoire.",
  strengths: [
    'Une action à vous, précise et proportionnée.',
    "Le réflexe de la traçabilité, attendu à l'hôpital de jour.",
  ],
  improvements: [
    "« Après ça s'est bien passé » : remplacez par un fait, le repas du soir, les jours suivants.",
    "Rien ne relie encore l'histoire à un public adolescent.",
  ],
  exampleAnswer:
    "Un après-midi, deux résidents se disputaient la télévision. J'ai proposé à l'un de m'aider à préparer le goûter, puis j'ai noté l'incident dans les transmissions. Le soir, [ce que vous avez constaté]. L'équipe a ensuite [ce qui a changé].",
  score: 68,
  dimensions: [
    { name: 'Pertinence', level: 4 },
    { name: 'Preuve concrète', level: 4 },
    { name: 'Structure (STAR)', level: 3 },
    { name: 'Résultat mesuré', level: 1 },
    { name: 'Adéquation au poste', level: 3 },
  ],
  ...feedback,
})
