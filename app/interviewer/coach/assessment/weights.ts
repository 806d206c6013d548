import type { FitModel } from './fit/likeness.ts'
import type { Curve } from './grade.ts'
import { GRAM_BUCKETS } from './signals/grams.ts'
import model from './weights.model.json' with { type: 'json' }

/** What was learnt from graded answers; written by `eval/train.ts`, never by hand. */
export interface Weights {
  signals: ReadonlyMap<string, number>
  grams: ArrayLike<number>
  gramScale: number
  /** Where an answer passes from poor to weak, fair, good and excellent. */
  cuts: readonly number[]
  curve: Curve
  /** Roots of the words met in graded answers: what French at work looks like. */
  knownRoots: ReadonlySet<string>
  /** How each family of questions is answered. */
  fit: FitModel
}

const FAR = 255

export const WEIGHTS: Weights = {
  signals: new Map(Object.entries(model.signals as Record<string, number>)),
  grams: decode(model.grams),
  gramScale: model.gramScale,
  cuts: model.cuts,
  curve: model.curve.map(([mark = 0, score = 0]) => [mark, score] as const),
  knownRoots: new Set(model.roots.split(' ')),
  fit: {
    terms: byName(model.fit.terms),
    signals: byName(model.fit.signals),
    bias: model.fit.bias.map(whole),
    edges: model.fit.edges.map(([start = 0, whole = 0]) => [start, whole]),
  },
}

function byName(learnt: Record<string, number[]>): Map<string, readonly number[]> {
  return new Map(Object.entries(learnt).map(([name, weights]) => [name, weights.map(whole)]))
}

function whole(thousandths: number): number {
  return thousandths / 1000
}

/** Each learnt bucket is two bytes: how far it lies from the last one (255 carries on), its weight. */
function decode(base64: string): Int8Array {
  const bytes = atob(base64)
  const grams = new Int8Array(GRAM_BUCKETS)
  let bucket = 0
  for (let at = 0; at + 1 < bytes.length; ) {
    const gap = bytes.charCodeAt(at++)
    bucket += gap
    if (gap === FAR) continue
    grams[bucket] = bytes.charCodeAt(at++)
  }
  return grams
}
