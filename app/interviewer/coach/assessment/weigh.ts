import { gramsOf, loudness } from './signals/grams.ts'

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

  for (const group of gramsOf(plainText)) {
    let manner = 0
    for (const bucket of group.buckets) manner += model.grams[bucket] ?? 0
    value += manner * model.gramScale * loudness(group)
  }
  return value
}
