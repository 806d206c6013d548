import { toMark } from '#app/interviewer/coach/assessment/grade.ts'
import type { OfferForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import { GRAM_BUCKETS } from '#app/interviewer/coach/assessment/signals/grams.ts'
import { WEIGHTS, type Weights } from '#app/interviewer/coach/assessment/weights.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import { type Examples, makeExamples } from './features.ts'
import { learnFit } from './fit.ts'
import { type Example, findCuts, learn, value } from './learn.ts'

/** The weights of one training as the coach reads them; `cuts` come from answers held out. */
export function asWeights(made: Examples, learnt: Float64Array, cuts: readonly number[]): Weights {
  const used = learnt.map((weight, at) => weight * (made.scales[at] ?? 0))
  const signals = made.signalNames.map((name, at): [string, number] => [
    name,
    used[GRAM_BUCKETS + at] ?? 0,
  ])
  return {
    signals: new Map(signals),
    grams: used,
    gramScale: 1,
    cuts,
    curve: WEIGHTS.curve,
    knownRoots: made.knownRoots,
    fit: { ...learnFit(made.read), edges: WEIGHTS.fit.edges },
  }
}

/** Held-out values as marks, for the curve. */
export const asMarks = <One extends { score: number }>(
  held: readonly One[],
  cuts: readonly number[],
): One[] => held.map((one) => ({ ...one, score: toMark(one.score, cuts) }))

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
  offerOf: (file: string) => OfferForAssessment,
): Map<string, Weights> {
  return weightsWithout(graded, offerOf, (item) => item.author)
}

/** Five folds of whole offers: the weights of each have met none of its offers. Cuts are the committed ones. */
export function weightsByFold(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferForAssessment,
): (offer: string) => Weights | undefined {
  const foldOf = foldsOf(graded)
  const weights = weightsWithout(graded, offerOf, (item) => foldOf(item.offer), WEIGHTS.cuts)
  return (offer) => weights.get(foldOf(offer))
}

const FOLDS = 5

export function foldsOf(graded: readonly { offer: string }[]): (offer: string) => string {
  const offers = [...new Set(graded.map(({ offer }) => offer))]
  const folds = new Map(offers.map((offer, at) => [offer, String(at % FOLDS)]))
  return (offer) => folds.get(offer) ?? '0'
}

function weightsWithout(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferForAssessment,
  groupOf: (item: GradedAnswer) => string,
  knownCuts?: readonly number[],
): Map<string, Weights> {
  return new Map(
    [...new Set(graded.map(groupOf))].map((group) => {
      const made = makeExamples(
        graded.filter((item) => groupOf(item) !== group),
        offerOf,
      )
      const size = GRAM_BUCKETS + made.signalNames.length
      const cuts = knownCuts ?? findCuts(holdOut(made.examples, size, (example) => example.author))
      return [group, asWeights(made, learn(made.examples, size), cuts)]
    }),
  )
}
