import { writeFileSync } from 'node:fs'
import type { Learnt } from '#app/interviewer/coach/assessment/fit/likeness.ts'
import { GRAM_BUCKETS } from '#app/interviewer/coach/assessment/signals/grams.ts'
import { offersAtHand } from './answers/offers-at-hand.ts'
import { readGradedAnswers } from './graded-answers.ts'
import { type Examples, makeExamples } from './training/features.ts'
import { findEdges } from './training/fit.ts'
import { asMarks, asWeights, foldsOf, holdOut } from './training/held-out.ts'
import { type Example, findCurve, findCuts, learn, value } from './training/learn.ts'
import { insideQuestions, mean, pairsInOrder, type Scored, spearman } from './training/order.ts'

const MODEL = new URL('../app/interviewer/coach/assessment/weights.model.json', import.meta.url)
/** Learns the weights from graded answers, says how well they hold on others, and writes them. */
export function train(offersDir: string | undefined, answersDir: string): void {
  const graded = readGradedAnswers(answersDir)
  const made = makeExamples(graded, offersAtHand(offersDir))
  const size = GRAM_BUCKETS + made.signalNames.length
  const foldOf = foldsOf(graded)
  const byOffer = holdOut(made.examples, size, (example) => foldOf(example.offer))
  const byAuthor = holdOut(made.examples, size, (example) => example.author)
  const weights = learn(made.examples, size)
  report('validation croisée par offre', byOffer)
  report('un auteur laissé de côté', byAuthor)
  for (const author of new Set(byAuthor.map((item) => item.author))) {
    report(
      `  ${author}`,
      byAuthor.filter((item) => item.author === author),
    )
  }
  report('sur les réponses apprises', score(made.examples, weights))
  writeFileSync(MODEL, `${JSON.stringify(pack(made, weights, byOffer))}\n`)
}

function score(examples: readonly Example[], learnt: Float64Array) {
  return examples.map((example) => ({ ...example, kind: '', score: value(example, learnt) }))
}

function report(title: string, items: readonly Scored[]): void {
  const inside = mean(insideQuestions(items)).toFixed(3)
  const pairs = (100 * pairsInOrder(items)).toFixed(1)
  const grades = items.map((item) => item.quality)
  const overall = spearman(
    grades,
    items.map((item) => item.score),
  ).toFixed(3)
  console.log(`${title} : Spearman par question ${inside}, paires ${pairs} %, ensemble ${overall}`)
}

/** Fainter weights change no order, and make up much of the file. */
const FAINTEST = 3

/** Groups take one signed byte each; signals keep four figures. */
function pack(
  made: Examples,
  learnt: Float64Array,
  held: readonly { quality: number; score: number }[],
) {
  const cuts = findCuts(held)
  const { grams, signals, knownRoots, fit } = asWeights(made, learnt, cuts)
  const words = Float64Array.from({ length: GRAM_BUCKETS }, (_, bucket) => grams[bucket] ?? 0)
  const largest = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const bytes = Int8Array.from(words, (weight) => Math.round((127 * weight) / largest)).map(
    (byte) => (Math.abs(byte) < FAINTEST ? 0 : byte),
  )
  return {
    signals: Object.fromEntries([...signals].map(([name, one]) => [name, Number(one.toFixed(4))])),
    gramScale: largest / 127,
    cuts,
    curve: findCurve(asMarks(held, cuts)),
    roots: [...knownRoots].sort().join(' '),
    grams: packGaps(bytes),
    fit: {
      ...packFit(fit),
      edges: findEdges(made.read).map((edges) => edges.map((edge) => Number(edge.toFixed(3)))),
    },
  }
}

/** Whole thousandths: short to write, and fine enough to tell one way of answering from another. */
function packFit({ terms, signals, bias }: Learnt) {
  const packed = (learnt: Learnt['terms']) =>
    Object.fromEntries([...learnt].map(([name, weights]) => [name, weights.map(thousandths)]))
  return { terms: packed(terms), signals: packed(signals), bias: bias.map(thousandths) }
}

const thousandths = (weight: number) => Math.round(weight * 1000)

/** Two bytes a learnt group: its distance from the last one (255 carries on) and its weight. */
function packGaps(learnt: Int8Array): string {
  const packed: number[] = []
  let last = 0
  learnt.forEach((weight, bucket) => {
    if (weight === 0) return
    for (; bucket - last >= 255; last += 255) packed.push(255)
    packed.push(bucket - last, weight & 255)
    last = bucket
  })
  return Buffer.from(packed).toString('base64')
}
