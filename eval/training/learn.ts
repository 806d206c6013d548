import { byQuestion } from './order.ts'

export interface Example {
  id: string
  offer: string
  question: string
  author: string
  quality: number
  /** Pairs of feature number and value. */
  features: readonly (readonly [number, number])[]
}

const RATE = 0.1
const ROUNDS = 10
const SHRINK = 0.0005
const ORDINAL_SHARE = 0.3

const logistic = (z: number) => 1 / (1 + Math.exp(-z))

/** A small generator, so that the same answers always give the same weights. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}

export const value = (example: Pick<Example, 'features'>, weights: Float64Array) =>
  example.features.reduce((sum, [at, amount]) => sum + (weights[at] ?? 0) * amount, 0)

/**
 * Learns weights by logistic regression on pairs of answers to one question (which is better)
 * and on single answers (which grade), with a step size of its own for each weight.
 */
export function learn(examples: readonly Example[], size: number): Float64Array {
  const random = seeded(7)
  const weights = new Float64Array(size)
  const steps = new Float64Array(size).fill(1e-8)
  const thresholds = [-1.5, -0.5, 0.5, 1.5]

  const move = (example: Example, slope: number) => {
    for (const [at, amount] of example.features) {
      const gradient = slope * amount + SHRINK * (weights[at] ?? 0)
      steps[at] = (steps[at] ?? 0) + gradient * gradient
      weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(steps[at] ?? 1)
    }
  }
  const learnPair = (better: Example, worse: Example) => {
    const slope = -logistic(value(worse, weights) - value(better, weights))
    move(better, slope)
    move(worse, -slope)
  }
  const learnGrade = (example: Example) => {
    const now = value(example, weights)
    let slope = 0
    thresholds.forEach((threshold, grade) => {
      const miss = logistic(now - threshold) - (example.quality > grade + 1 ? 1 : 0)
      slope += miss
      thresholds[grade] = threshold + 0.01 * ORDINAL_SHARE * miss
    })
    move(example, ORDINAL_SHARE * slope)
  }

  const lessons: (() => void)[] = [
    ...pairsOf(examples).map(
      ([better, worse]) =>
        () =>
          learnPair(better, worse),
    ),
    ...examples.flatMap((example) => [() => learnGrade(example), () => learnGrade(example)]),
  ]
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(lessons, random)
    for (const lesson of lessons) lesson()
  }
  return weights
}

function pairsOf(examples: readonly Example[]): [Example, Example][] {
  return byQuestion(examples).flatMap((group) =>
    group.flatMap((better) =>
      group
        .filter((worse) => better.quality > worse.quality)
        .map((worse): [Example, Example] => [better, worse]),
    ),
  )
}

/** The cut between two neighbouring grades that misplaces the fewest answers. */
export function findCuts(graded: readonly { quality: number; score: number }[]): number[] {
  return [1, 2, 3, 4].map((grade) => {
    const sorted = [...graded].sort((a, b) => a.score - b.score)
    let wrong = sorted.filter((item) => item.quality <= grade).length
    let best = { wrong, cut: (sorted[0]?.score ?? 0) - 1 }
    sorted.forEach((item, at) => {
      wrong += item.quality <= grade ? -1 : 1
      const next = sorted[at + 1]?.score ?? item.score + 1
      if (wrong < best.wrong) best = { wrong, cut: (item.score + next) / 2 }
    })
    return Number(best.cut.toFixed(3))
  })
}
