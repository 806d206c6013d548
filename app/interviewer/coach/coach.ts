import type { Assessment, Interviewer, Question } from '../interviewer.ts'

const PLAIN_QUESTIONS: Question[] = [
  { kind: 'presentation', text: 'Pouvez-vous me présenter votre parcours en quelques phrases ?' },
  { kind: 'motivation', text: "Qu'est-ce qui vous a donné envie de postuler à ce poste ?" },
]

/** The plain coach on which the screens are first built; the real one replaces it. */
export function createCoach(_options: { random: () => number }): Interviewer {
  return {
    askQuestions: async () => ({ title: null, questions: PLAIN_QUESTIONS }),
    assessAnswer: async () => plainAssessment,
    summarise: async () => ({
      overallScore: 50,
      globalStrengths: [],
      globalImprovements: [],
      generalFeedback: '',
      headline: '',
      source: 'coach',
    }),
  }
}

const plainAssessment: Assessment = {
  analysis: 'Votre réponse est enregistrée.',
  strengths: [],
  improvements: [],
  exampleAnswer: '',
  score: 50,
  kind: 'presentation',
  dimensions: [],
  evidence: [],
  source: 'coach',
}
