import { FAMILIES, familyOf } from '#app/interviewer/coach/assessment/fit/families.ts'
import { fitOf } from '#app/interviewer/coach/assessment/fit/kind-mismatch.ts'
import {
  type FitModel,
  isOfTelling,
  type Learnt,
  termsOf,
} from '#app/interviewer/coach/assessment/fit/likeness.ts'
import type { Read } from './features.ts'
import { ridge } from './learn.ts'

const FEWEST_ANSWERS = 8
const FEWEST_AUTHORS = 3
const MOST_TERMS = 300
const LOUDNESS_OF_WORDS = 3
const SHRINK = 20
const SMALLEST_SPREAD = 1e-3

type Features = [number, number][]

/** Learns what sets apart the answers to each family of questions; few terms are kept, so that one can read them. */
export function learnFit(told: readonly Read[]): Learnt {
  const held = told.map(({ told: { words } }) => termsOf(words))
  const names = [...new Set(told.flatMap(({ signals }) => [...signals.keys()]))]
    .filter(isOfTelling)
    .sort()
  const scales = names.map((name) => {
    const spread = spreadOf(told.map(({ signals }) => signals.get(name) ?? 0))
    return 1 / (spread + SMALLEST_SPREAD) / Math.sqrt(names.length)
  })
  const all = commonTerms(told, held)
  const first = learnAll(told, held, { names, scales, terms: all })
  const terms = mostTelling(all, first, held)
  const { weights, bias } = learnAll(told, held, { names, scales, terms })
  const byFamily = (at: number, scale: number) => weights.map((one) => (one[at] ?? 0) * scale)
  return {
    terms: new Map(terms.map((term, at) => [term, byFamily(at, LOUDNESS_OF_WORDS)])),
    signals: new Map(names.map((name, at) => [name, byFamily(terms.length + at, scales[at] ?? 0)])),
    bias,
  }
}

interface Basis {
  names: readonly string[]
  scales: readonly number[]
  terms: readonly string[]
}

function learnAll(
  told: readonly Read[],
  held: readonly ReadonlySet<string>[],
  { names, scales, terms }: Basis,
) {
  const places = new Map(terms.map((term, at) => [term, at]))
  const features = told.map(({ signals }, at): Features => {
    const known = [...(held[at] ?? [])].flatMap((term) => places.get(term) ?? [])
    const loudness = LOUDNESS_OF_WORDS / Math.sqrt(known.length || 1)
    return [
      ...known.map((place): [number, number] => [place, loudness]),
      ...names.map((name, place): [number, number] => [
        terms.length + place,
        (signals.get(name) ?? 0) * (scales[place] ?? 0),
      ]),
    ]
  })
  const solved = FAMILIES.map((family) => {
    const wanted = Float64Array.from(told, ({ kind }) => (familyOf(kind) === family ? 1 : -1))
    const weights = ridge(features, wanted, { size: terms.length + names.length, shrink: SHRINK })
    const values = features.map((one) =>
      one.reduce((sum, [at, amount]) => sum + (weights[at] ?? 0) * amount, 0),
    )
    return { weights, bias: mean([...wanted]) - mean(values) }
  })
  return { weights: solved.map(({ weights }) => weights), bias: solved.map(({ bias }) => bias) }
}

/** Said in enough answers, by enough authors: neither a subject nor a habit of one of them. */
function commonTerms(told: readonly Read[], held: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, { answers: number; authors: Set<string> }>()
  told.forEach(({ author }, at) => {
    for (const term of held[at] ?? []) {
      const known = counts.get(term) ?? { answers: 0, authors: new Set() }
      counts.set(term, { answers: known.answers + 1, authors: known.authors.add(author) })
    }
  })
  const fewest = Math.min(FEWEST_AUTHORS, new Set(told.map(({ author }) => author)).size)
  return [...counts]
    .filter(([, { answers, authors }]) => answers >= FEWEST_ANSWERS && authors.size >= fewest)
    .map(([term]) => term)
    .sort()
}

function mostTelling(
  terms: readonly string[],
  { weights }: { weights: readonly Float64Array[] },
  held: readonly ReadonlySet<string>[],
): string[] {
  const worth = terms.map((term, at) => {
    const share = held.filter((one) => one.has(term)).length / held.length
    const power = weights.reduce((sum, one) => sum + (one[at] ?? 0) ** 2, 0)
    return { term, worth: power * share * (1 - share) }
  })
  return worth
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TERMS)
    .map(({ term }) => term)
    .sort()
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / (values.length || 1)

function spreadOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((one) => (one - middle) ** 2)))
}

/** A fair answer rarely fits its own question so badly that doubt starts; from there it grows slowly. */
const START = 0.03
const FAIR = 3
const WIDTH = 1.7

/** Where doubt starts and where it is whole, for each family, over answers of authors held out. */
export function findEdges(read: readonly Read[]): FitModel['edges'] {
  const authors = [...new Set(read.map(({ author }) => author))]
  const fits = authors.flatMap((author) => {
    const learnt = learnFit(authors.length > 1 ? read.filter((one) => one.author !== author) : read)
    return read
      .filter((one) => one.author === author && one.quality >= FAIR)
      .map(({ told: answer, signals, kind, questionRoots: roots }) => ({
        family: familyOf(kind),
        fit: fitOf({ answer, signals }, { kind, roots }, learnt).fit,
      }))
  })
  return FAMILIES.map((family) => {
    const own = fits.filter((one) => one.family === family).map(({ fit }) => fit)
    const sorted = own.sort((a, b) => a - b)
    const start = sorted[Math.floor(START * sorted.length)] ?? -WIDTH
    return [start, start - WIDTH] as const
  })
}
