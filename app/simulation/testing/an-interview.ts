import type { Feedback, Summary } from '../contract.ts'
import type { Interview } from '../interview.ts'
import { answer, begin, next, startQuestion } from '../interview-verbs.ts'
import { receiveFeedback } from '../receive-feedback.ts'

export const START = Date.UTC(2026, 10, 28, 9)

/** An interview of three questions that has just begun. */
export const anInterview = (changes: Partial<Interview> = {}): Interview => ({
  ...begin({
    simulationId: 'simulation-1',
    title: 'libraire',
    jobDescription: 'Conseiller les clients, tenir la caisse, suivre les commandes des écoles.',
    questions: ['Qui êtes-vous ?', 'Pourquoi ce poste ?', 'Avez-vous des questions ?'],
    owner: null,
    now: START,
  }),
  ...changes,
})

export const aFeedback = (changes: Partial<Feedback> = {}): Feedback => ({
  analysis: 'Votre exemple est clair.',
  strengths: ['Une action précise.'],
  improvements: ['Il manque un résultat.'],
  exampleAnswer: "J'ai rangé le rayon, [résultat à préciser].",
  score: 60,
  kind: 'behavioural',
  dimensions: [{ name: 'Pertinence', level: 4 }],
  evidence: [],
  source: 'coach',
  ...changes,
})

export const aSummary = (changes: Partial<Summary> = {}): Summary => ({
  overallScore: 64,
  globalStrengths: ['Des exemples précis.'],
  globalImprovements: ['Finir par un résultat.'],
  generalFeedback: 'Reprenez la première question.',
  headline: 'Vous savez agir.',
  source: 'coach',
  ...changes,
})

/** The question is shown, answered after some seconds and, when given, assessed. */
export function answered(interview: Interview, text: string, seconds: number, feedback?: Feedback) {
  const index = interview.currentQuestionIndex
  const given = answer(startQuestion(interview, START), text, START + seconds * 1000)
  return next(feedback ? receiveFeedback(given, { index, answer: text, feedback }) : given)
}
