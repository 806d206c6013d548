/** Statistics of order: how well scores put answers in the order of their grades. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranked = new Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0])
      end++
    for (let at = start; at <= end; at++) ranked[order[at] ?? 0] = (start + end) / 2
    start = end + 1
  }
  return ranked
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

export function spearman(one: readonly number[], other: readonly number[]): number {
  const a = ranks(one)
  const b = ranks(other)
  const middleA = mean(a)
  const middleB = mean(b)
  let together = 0
  let spreadA = 0
  let spreadB = 0
  for (let at = 0; at < a.length; at++) {
    const da = (a[at] ?? 0) - middleA
    const db = (b[at] ?? 0) - middleB
    together += da * db
    spreadA += da * da
    spreadB += db * db
  }
  return spreadA * spreadB === 0 ? 0 : together / Math.sqrt(spreadA * spreadB)
}

export interface Scored {
  offer: string
  question: string
  kind: string
  quality: number
  score: number
}

export function byQuestion<T extends { offer: string; question: string }>(
  items: readonly T[],
): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = `${item.offer}\n${item.question}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}

/** Spearman inside each question, in the order of the questions. */
export function insideQuestions(items: readonly Scored[]): number[] {
  return byQuestion(items).map((group) =>
    spearman(
      group.map((item) => item.quality),
      group.map((item) => item.score),
    ),
  )
}

/** Share of pairs of one question whose better answer scores higher; a tie is half. */
export function pairsInOrder(
  items: readonly Scored[],
  keep: (gap: number) => boolean = () => true,
) {
  let right = 0
  let total = 0
  for (const group of byQuestion(items)) {
    for (const better of group) {
      for (const worse of group) {
        const gap = better.quality - worse.quality
        if (gap <= 0 || !keep(gap)) continue
        total++
        right += better.score > worse.score ? 1 : better.score === worse.score ? 0.5 : 0
      }
    }
  }
  return total === 0 ? 0 : right / total
}
