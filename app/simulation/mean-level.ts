import type { Dimension } from '#app/interviewer/kinds.ts'
import { WEIGHTS_BY_KIND } from '#app/interviewer/score.ts'
import type { Feedback } from './contract.ts'

export const levelOf = ({ dimensions }: Feedback, dimension: Dimension) =>
  dimensions.find(({ name }) => name === dimension)?.level

/**
 * The mean level of a dimension with one decimal, each answer counted for as much as the dimension
 * counts in a question of its kind; null where no answer was assessed on it.
 */
export function meanLevel(feedbacks: readonly Feedback[], name: Dimension): number | null {
  let sum = 0
  let weights = 0
  for (const feedback of feedbacks) {
    const level = levelOf(feedback, name)
    if (level === undefined) continue
    const weight = WEIGHTS_BY_KIND[feedback.kind][name]
    sum += weight * level
    weights += weight
  }
  return weights === 0 ? null : Math.round((10 * sum) / weights) / 10
}
