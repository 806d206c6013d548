export interface Example {
  id: string
  offer: string
  question: string
  author: string
  quality: number
  /** Pairs of feature number and value. */
  features: readonly (readonly [number, number])[]
}

/** How much a weight is held back towards nothing. */
const SHRINK = 0.3
const MOST_STEPS = 120
const CLOSE_ENOUGH = 1e-5
/** Points of the learnt value between two grades, so that marks move at a steady pace. */
const POINTS_PER_GRADE = 5.5

export const value = (example: Pick<Example, 'features'>, weights: Float64Array) =>
  example.features.reduce((sum, [at, amount]) => sum + (weights[at] ?? 0) * amount, 0)

/** Learns weights from graded answers; the same answers always give the same weights. */
export function learn(examples: readonly Example[], size: number): Float64Array {
  return ridge(
    examples.map(({ features }) => features),
    Float64Array.from(examples, ({ quality }) => quality * POINTS_PER_GRADE),
    { size, shrink: SHRINK },
  )
}

/**
 * Ridge regression, solved by conjugate gradients over the answers: there are far fewer answers
 * than features. What is common to all is left to an intercept, which the caller finds.
 */
export function ridge(
  rows: readonly Example['features'][],
  targets: Float64Array,
  { size, shrink }: { size: number; shrink: number },
): Float64Array {
  const weightsFor = (shares: Float64Array) => {
    const weights = new Float64Array(size)
    rows.forEach((features, at) => {
      for (const [feature, amount] of features)
        weights[feature] = (weights[feature] ?? 0) + (shares[at] ?? 0) * amount
    })
    return weights
  }
  const spreadOver = (shares: Float64Array) => {
    const weights = weightsFor(centred(shares))
    const values = centred(Float64Array.from(rows, (features) => value({ features }, weights)))
    return values.map((one, at) => one + shrink * (shares[at] ?? 0))
  }
  return weightsFor(centred(solve(spreadOver, centred(targets))))
}

/** Finds what `spreadOver` turns into `wanted`; `spreadOver` must be symmetric and positive. */
function solve(spreadOver: (shares: Float64Array) => Float64Array, wanted: Float64Array) {
  const shares = new Float64Array(wanted.length)
  const missing = Float64Array.from(wanted)
  const way = Float64Array.from(wanted)
  let gap = dot(missing, missing)
  const enough = gap * CLOSE_ENOUGH ** 2
  for (let step = 0; step < MOST_STEPS && gap > enough; step++) {
    const moved = spreadOver(way)
    const length = gap / dot(way, moved)
    add(shares, way, length)
    add(missing, moved, -length)
    const left = dot(missing, missing)
    way.forEach((one, at) => {
      way[at] = (missing[at] ?? 0) + (left / gap) * one
    })
    gap = left
  }
  return shares
}

function centred(values: Float64Array): Float64Array {
  const middle = values.reduce((sum, one) => sum + one, 0) / (values.length || 1)
  return values.map((one) => one - middle)
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, amount, at) => sum + amount * (other[at] ?? 0), 0)

function add(to: Float64Array, what: Float64Array, times: number): void {
  what.forEach((amount, at) => {
    to[at] = (to[at] ?? 0) + times * amount
  })
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

/** What a recruiter gives to an answer of each grade, on average of forty read one by one. */
const OF_GRADES = [5, 25, 63, 82, 97] as const
const KNOTS = 12

/**
 * How marks become scores: over answers held out, in order of mark, the mean score of each
 * twelfth; neighbours that would fall are levelled, so that order is kept.
 */
export function findCurve(
  graded: readonly { quality: number; score: number }[],
): [mark: number, score: number][] {
  const sorted = [...graded].sort((a, b) => a.score - b.score)
  const size = sorted.length / KNOTS
  const knots = Array.from({ length: KNOTS }, (_, at) => {
    const some = sorted.slice(Math.round(at * size), Math.round((at + 1) * size))
    const of = (pick: (one: (typeof some)[number]) => number) =>
      some.reduce((sum, one) => sum + pick(one), 0) / (some.length || 1)
    return {
      value: of(({ score }) => score),
      score: of(({ quality }) => OF_GRADES[quality - 1] ?? 0),
    }
  })
  return levelled(knots.map(({ score }) => score)).map((score, at) => [
    Number((knots[at]?.value ?? 0).toFixed(3)),
    Number(score.toFixed(1)),
  ])
}

/** The nearest row that never falls: neighbours that do share their mean. */
function levelled(row: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const one of row) {
    blocks.push({ sum: one, count: 1 })
    for (;;) {
      const [last, before] = [blocks.at(-1), blocks.at(-2)]
      if (!last || !before || before.sum / before.count <= last.sum / last.count) break
      blocks.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count })
    }
  }
  return blocks.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
}
