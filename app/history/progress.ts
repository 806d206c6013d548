import { DIMENSIONS, type Dimension } from '#app/interviewer/kinds.ts'
import { WEIGHTS_BY_KIND } from '#app/interviewer/score.ts'
import type { Feedback } from '#app/simulation/contract.ts'
import { levelOf, meanLevel } from '#app/simulation/mean-level.ts'
import { EARLIER_MAX, isAnswered } from '#app/simulation/rules.ts'
import type { PastSimulation, Step } from './contract.ts'
import type { NextExercise, ProgressPoint } from './progress-contract.ts'
import { RECENT_SIMULATIONS } from './rules.ts'

/** A finished simulation, what was asked in it and what was answered. */
export interface Finished {
  simulation: PastSimulation
  questions: readonly string[]
  steps: readonly Step[]
}

export type Assessed = Step & { feedback: Feedback }
export const isAssessed = (step: Step): step is Assessed =>
  isAnswered(step.answer) && !!step.feedback

const feedbacksOf = (steps: readonly Step[]): Feedback[] =>
  steps.filter(isAssessed).map(({ feedback }) => feedback)

/** What a dimension must count for in a question to be trained by it. */
const COUNTS = 0.2

export const toPoint = ({ simulation, steps }: Finished): ProgressPoint => ({
  id: simulation.id,
  title: simulation.title,
  startedAt: simulation.startedAt,
  score: simulation.score ?? 0,
  levels: DIMENSIONS.map((name) => ({ name, level: meanLevel(feedbacksOf(steps), name) })),
})

/**
 * The answer that is lowest where the person is weakest of late, the newest of equals. Simulations
 * come newest first; null when no question may be tried again.
 */
export function nextExercise(finished: readonly Finished[]): NextExercise | null {
  const late = finished.slice(0, RECENT_SIMULATIONS).flatMap(({ steps }) => feedbacksOf(steps))
  const dimensions = DIMENSIONS.flatMap((name) => {
    const level = meanLevel(late, name)
    return level === null ? [] : [{ name, level }]
  }).sort((a, b) => a.level - b.level)
  for (const { name } of dimensions) {
    const [lowest] = exercisesFor(finished, name)
    if (lowest) return lowest
  }
  return null
}

function exercisesFor(finished: readonly Finished[], dimension: Dimension) {
  return finished
    .flatMap(({ simulation: { id, title, startedAt }, questions, steps }) =>
      steps.filter(isAssessed).flatMap(({ index, earlier, feedback }) => {
        const question = questions[index]
        const level = levelOf(feedback, dimension)
        const isFit = WEIGHTS_BY_KIND[feedback.kind][dimension] >= COUNTS
        const isOpen = level !== undefined && level < 5 && earlier.length < EARLIER_MAX
        if (question === undefined || !isFit || !isOpen) return []
        return [{ simulationId: id, title, startedAt, index, question, dimension, level }]
      }),
    )
    .sort((a, b) => a.level - b.level)
}
