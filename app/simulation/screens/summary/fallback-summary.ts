import type { Feedback, Summary } from '../../contract.ts'

const FALLBACK_SCORE = 70
const FALLBACK_LIST_CAP = 3
const ENCOURAGEMENT =
  "Vous avez mené cet entretien jusqu'au bout, et c'est déjà un entraînement utile. Relisez les retours de chaque question, reprenez les réponses les moins précises, puis refaites une simulation à voix haute."

/** The recap when the interviewer cannot give one: an estimate from the feedbacks at hand. */
export function fallbackSummary(feedbacks: readonly (Feedback | null)[]): Summary {
  const known = feedbacks.filter((feedback) => feedback !== null)
  return {
    overallScore: averageScore(known),
    globalStrengths: firstUnique(known.flatMap(({ strengths }) => strengths)),
    globalImprovements: firstUnique(known.flatMap(({ improvements }) => improvements)),
    generalFeedback: ENCOURAGEMENT,
    headline: 'Une estimation, à partir des retours reçus',
    source: known.some(({ source }) => source === 'ia') ? 'ia' : 'coach',
  }
}

function averageScore(feedbacks: readonly Feedback[]): number {
  if (feedbacks.length === 0) return FALLBACK_SCORE
  return Math.round(feedbacks.reduce((sum, { score }) => sum + score, 0) / feedbacks.length)
}

const firstUnique = (items: string[]): string[] => [...new Set(items)].slice(0, FALLBACK_LIST_CAP)
