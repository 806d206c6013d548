import { DIMENSIONS, type Dimension, type QuestionKind } from '#app/interviewer/kinds.ts'
import type { Feedback, Summary } from '#app/simulation/contract.ts'
import type { Part, Step } from '../contract.ts'

export const A_FEEDBACK: Feedback = {
  analysis: 'Votre exemple est clair.',
  strengths: ['Une action précise.'],
  improvements: ['Il manque un résultat.'],
  exampleAnswer: "J'ai rangé le rayon, [résultat à préciser].",
  score: 60,
  kind: 'behavioural',
  dimensions: [{ name: 'Pertinence', level: 4 }],
  evidence: [],
  pitfall: "Oublier la suite : c'est elle que l'on retient.",
  source: 'coach',
}

export const A_SUMMARY: Summary = {
  overallScore: 60,
  globalStrengths: ['Des exemples précis.'],
  globalImprovements: ['Finir par un résultat.'],
  generalFeedback: 'Reprenez la première question.',
  headline: 'Vous savez agir.',
  source: 'coach',
}

export const QUESTIONS = ['Qui êtes-vous ?', 'Pourquoi ce poste ?']

export const offer = (title: string | null = 'libraire'): Part => ({
  kind: 'offer',
  changedAt: 1,
  jobDescription: 'Conseiller les clients, tenir la caisse, suivre les commandes des écoles.',
  title,
  employer: 'Librairie du Port',
  questions: QUESTIONS,
  startTime: 1,
})

export const step = (index: number, changes: Partial<Step> = {}): Step => ({
  kind: 'step',
  index,
  changedAt: 10,
  answer: `Réponse ${index}.`,
  seconds: 30,
  feedback: A_FEEDBACK,
  earlier: [],
  ...changes,
})

export const scored = (index: number, score: number, changedAt = 10): Step =>
  step(index, { changedAt, feedback: { ...A_FEEDBACK, score } })

/** An answer at one level in all five dimensions, but for those that are named. */
export const levels = (
  ...[index, kind, level, others = {}]: [
    number,
    QuestionKind,
    number,
    Partial<Record<Dimension, number>>?,
  ]
): Step => {
  const dimensions = DIMENSIONS.map((name) => ({ name, level: others[name] ?? level }))
  return step(index, { feedback: { ...A_FEEDBACK, kind, dimensions } })
}
