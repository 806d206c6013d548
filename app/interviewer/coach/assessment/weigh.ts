import { gramBuckets } from './signals/grams.ts'

export interface WeighedModel {
  signals: ReadonlyMap<string, number>
  grams: ArrayLike<number>
  gramScale: number
}

/** The learnt value of an answer: what it holds (signals) and how it is told (groups of words). */
export function weigh(
  signals: ReadonlyMap<string, number>,
  plainText: string,
  model: WeighedModel,
): number {
  let value = 0
  for (const [name, amount] of signals) value += (model.signals.get(name) ?? 0) * amount

  const buckets = gramBuckets(plainText)
  let manner = 0
  for (const bucket of buckets) manner += model.grams[bucket] ?? 0
  return value + (manner * model.gramScale) / Math.sqrt(buckets.size || 1)
}
