import { GRAM_BUCKETS } from '#app/interviewer/coach/assessment/signals/grams.ts'
import type { Weights } from '#app/interviewer/coach/assessment/weights.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import { type Examples, MANNER, makeExamples } from './features.ts'
import { type Example, findCuts, learn, value } from './learn.ts'

/** The weights of one training as the coach reads them; `cuts` come from answers held out. */
export function asWeights(made: Examples, learnt: Float64Array, cuts: number[]): Weights {
  const signals = made.signalNames.map((name, at): [string, number] => [
    name,
    (learnt[GRAM_BUCKETS + at] ?? 0) / (made.spreads[at] ?? 1),
  ])
  return {
    signals: new Map(signals),
    grams: learnt,
    gramScale: MANNER,
    cuts,
    knownRoots: made.knownRoots,
  }
}

/** Values given to each example by a model that saw nothing of its group. */
export function holdOut(
  examples: readonly Example[],
  size: number,
  groupOf: (example: Example) => string,
) {
  return [...new Set(examples.map(groupOf))].flatMap((group) => {
    const learnt = learn(
      examples.filter((example) => groupOf(example) !== group),
      size,
    )
    return examples
      .filter((example) => groupOf(example) === group)
      .map((example) => ({ ...example, kind: '', score: value(example, learnt) }))
  })
}

/** For each author, weights learnt from all the others. */
export function weightsWithoutAuthor(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => string,
): Map<string, Weights> {
  const authors = [...new Set(graded.map(({ author }) => author))]
  return new Map(
    authors.map((author) => {
      const made = makeExamples(
        graded.filter((item) => item.author !== author),
        offerOf,
      )
      const size = GRAM_BUCKETS + made.signalNames.length
      const cuts = findCuts(holdOut(made.examples, size, (example) => example.author))
      return [author, asWeights(made, learn(made.examples, size), cuts)]
    }),
  )
}
