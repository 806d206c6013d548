import { type Answer, readAnswer } from '#app/interviewer/coach/assessment/answer.ts'
import { inferKind } from '#app/interviewer/coach/assessment/infer-kind.ts'
import { maskNonCandidateText } from '#app/interviewer/coach/assessment/mask-non-candidate-text.ts'
import { normalizedWords, normalizeText } from '#app/interviewer/coach/assessment/normalize-text.ts'
import { findParts } from '#app/interviewer/coach/assessment/parts.ts'
import type { OfferForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import {
  GRAM_BUCKETS,
  type Grams,
  gramsOf,
  loudness,
  VOICES,
} from '#app/interviewer/coach/assessment/signals/grams.ts'
import { measure } from '#app/interviewer/coach/assessment/signals/measure.ts'
import { roots } from '#app/interviewer/coach/assessment/signals/overlap.ts'
import { TELLING } from '#app/interviewer/coach/assessment/signals/telling.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import type { Example } from './learn.ts'

/** How much of the whole each source of features may say. */
const SHARES = { words: 0.45, letters: 0.2, turns: 0.35, signals: 0.12, told: 0.05 } as const
const FEWEST_ANSWERS = 2
const SMALLEST_SPREAD = 0.1

export interface Examples {
  examples: Example[]
  signalNames: string[]
  /** What a weight is multiplied by to be used by the coach, for each bucket, then for each signal. */
  scales: Float64Array
  knownRoots: Set<string>
  /** The same answers as one reads what they are told like. */
  read: readonly Read[]
}

export interface Read extends GradedAnswer {
  told: Answer
  questionRoots: Set<string>
  signals: Map<string, number>
  grams: Grams[]
}

/** Turns graded answers into numbered features: groups of words and letters first, then signals. */
export function makeExamples(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferForAssessment,
): Examples {
  const read = readAll(graded, offerOf)
  const signalNames = [...new Set(read.flatMap((item) => [...item.signals.keys()]))].sort()
  const scales = new Float64Array(GRAM_BUCKETS + signalNames.length)
  scaleGrams(read, scales)
  scaleSignals(read, signalNames, scales)
  const examples = read.map((item) => ({
    ...item,
    features: featuresOf(item, signalNames, scales),
  }))
  const knownRoots = new Set(
    graded.flatMap(({ answer }) => [...roots(normalizedWords(normalizeText(answer)))]),
  )
  return { examples, signalNames, scales, knownRoots, read }
}

function readAll(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferForAssessment,
): Read[] {
  return graded.map((item) => {
    const { roots: offerRoots, pairs } = offerOf(item.offer)
    const answer = readAnswer(item.answer, maskNonCandidateText(item.answer, item.question, pairs))
    const kind = inferKind(item.question)
    const questionRoots = roots(normalizedWords(normalizeText(item.question)))
    const signals = measure(answer, findParts(answer, kind), {
      kind,
      questionRoots,
      offerRoots,
    })
    return { ...item, kind, told: answer, questionRoots, signals, grams: gramsOf(answer.plain) }
  })
}

/** What few answers hold says more than what all hold; each voice then keeps to its share. */
function scaleGrams(read: readonly Read[], scales: Float64Array): void {
  const counts = new Uint16Array(GRAM_BUCKETS)
  for (const { buckets } of read.flatMap(({ grams }) => grams))
    for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  const rarity = (bucket: number) => {
    const count = counts[bucket] ?? 0
    return count < FEWEST_ANSWERS ? 0 : Math.log(read.length / count)
  }
  VOICES.forEach((voice, at) => {
    const groups = read.flatMap(({ grams }) => grams[at] ?? [])
    const energy = groups.reduce((sum, group) => {
      const squares = [...group.buckets].reduce((all, bucket) => all + rarity(bucket) ** 2, 0)
      return sum + squares * loudness(group) ** 2
    }, 0)
    const volume = Math.sqrt((SHARES[voice] * read.length) / (energy || 1))
    for (const bucket of groups.flatMap(({ buckets }) => [...buckets]))
      scales[bucket] = rarity(bucket) * volume
  })
}

function scaleSignals(read: readonly Read[], names: readonly string[], scales: Float64Array): void {
  const isTelling = (name: string) => name.replace(/^\w+:/, '').startsWith(`${TELLING}.`)
  const tellings = names.filter(isTelling).length
  names.forEach((name, at) => {
    const share = isTelling(name)
      ? SHARES.told / tellings
      : SHARES.signals / (names.length - tellings)
    const values = read.map((item) => item.signals.get(name) ?? 0)
    scales[GRAM_BUCKETS + at] = Math.sqrt(share) / spread(values)
  })
}

function featuresOf(
  { grams, signals }: Read,
  names: readonly string[],
  scales: Float64Array,
): [number, number][] {
  const told = grams.flatMap((group) =>
    [...group.buckets].map((bucket): [number, number] => [
      bucket,
      (scales[bucket] ?? 0) * loudness(group),
    ]),
  )
  const measured = names.map((name, at): [number, number] => [
    GRAM_BUCKETS + at,
    (signals.get(name) ?? 0) * (scales[GRAM_BUCKETS + at] ?? 0),
  ])
  return [...told, ...measured].filter(([, amount]) => amount !== 0)
}

function spread(values: number[]): number {
  const middle = values.reduce((sum, one) => sum + one, 0) / values.length
  const squares = values.reduce((sum, one) => sum + (one - middle) ** 2, 0)
  return Math.max(Math.sqrt(squares / values.length), SMALLEST_SPREAD)
}
