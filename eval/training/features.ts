import { readAnswer } from '#app/interviewer/coach/assessment/answer.ts'
import { inferKind } from '#app/interviewer/coach/assessment/infer-kind.ts'
import { plain, plainWords } from '#app/interviewer/coach/assessment/plain.ts'
import { setAside } from '#app/interviewer/coach/assessment/set-aside.ts'
import {
  GRAM_BUCKETS,
  type Grams,
  gramsOf,
  loudness,
} from '#app/interviewer/coach/assessment/signals/grams.ts'
import { measure } from '#app/interviewer/coach/assessment/signals/measure.ts'
import { roots } from '#app/interviewer/coach/assessment/signals/overlap.ts'
import { readOffer } from '#app/interviewer/coach/offer/read-offer.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import type { Example } from './learn.ts'

/** How loud the manner of telling speaks beside the signals. */
export const MANNER = 3
/** How loud the signals speak: softer than the words, they repeat one another. */
const MATTER = 0.6
const FEWEST_ANSWERS = 2

export interface Examples {
  examples: Example[]
  signalNames: string[]
  /** What each signal is divided by during training, so that all learn at the same pace. */
  spreads: number[]
  knownRoots: Set<string>
}

interface Read extends GradedAnswer {
  signals: Map<string, number>
  grams: Grams[]
}

/** Turns graded answers into numbered features: word groups first, then signals. */
export function makeExamples(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => string,
): Examples {
  const knownRoots = new Set<string>()
  const plainOffers = new Map<string, string>()
  const plainOfferOf = (file: string) => {
    const known = plainOffers.get(file) ?? plain(readOffer(offerOf(file)).text)
    plainOffers.set(file, known)
    return known
  }
  const read = graded.map((item): Read => {
    const offer = plainOfferOf(item.offer)
    const answer = readAnswer(item.answer, setAside(item.answer, item.question, offer))
    for (const root of roots(plainWords(plain(item.answer)))) knownRoots.add(root)
    const kind = inferKind(item.question)
    const signals = measure(answer, {
      kind,
      questionRoots: roots(plainWords(plain(item.question))),
      offerRoots: roots(plainWords(offer)),
    })
    return { ...item, signals, grams: gramsOf(answer.plain) }
  })
  const signalNames = [...new Set(read.flatMap((item) => [...item.signals.keys()]))].sort()
  const spreads = signalNames.map(
    (name) => spread(read.map((item) => item.signals.get(name) ?? 0)) / MATTER,
  )
  const frequent = countBuckets(read)
  const examples = read.map((item) => ({
    ...item,
    features: [
      ...gramFeatures(item.grams, frequent),
      ...signalFeatures(item.signals, signalNames, spreads),
    ],
  }))
  return { examples, signalNames, spreads, knownRoots }
}

function countBuckets(read: readonly Read[]): Uint16Array {
  const counts = new Uint16Array(GRAM_BUCKETS)
  for (const { buckets } of read.flatMap(({ grams }) => grams))
    for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  return counts
}

function gramFeatures(grams: readonly Grams[], counts: Uint16Array): [number, number][] {
  return grams.flatMap((group) =>
    [...group.buckets]
      .filter((bucket) => (counts[bucket] ?? 0) >= FEWEST_ANSWERS)
      .map((bucket): [number, number] => [bucket, MANNER * loudness(group)]),
  )
}

function signalFeatures(
  signals: Map<string, number>,
  names: string[],
  spreads: number[],
): [number, number][] {
  return names.flatMap((name, at): [number, number][] => {
    const amount = signals.get(name) ?? 0
    return amount === 0 ? [] : [[GRAM_BUCKETS + at, amount / (spreads[at] ?? 1)]]
  })
}

function spread(values: number[]): number {
  const middle = values.reduce((sum, one) => sum + one, 0) / values.length
  const squares = values.reduce((sum, one) => sum + (one - middle) ** 2, 0)
  return Math.sqrt(Math.max(squares / values.length, 0.01))
}
