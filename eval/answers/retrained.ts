import { judge } from '#app/interviewer/coach/assessment/judge.ts'
import { GRAM_BUCKETS } from '#app/interviewer/coach/assessment/signals/grams.ts'
import { readGradedAnswers, readTricks } from '../graded-answers.ts'
import { makeExamples } from '../training/features.ts'
import { findEdges } from '../training/fit.ts'
import { asMarks, asWeights, foldsOf, holdOut } from '../training/held-out.ts'
import { findCurve, findCuts, learn } from '../training/learn.ts'
import { offersAtHand } from './offers-at-hand.ts'

export interface Retrained {
  scores: number
  /** Scores that the weights learnt again from the same answers move by more than a few points. */
  moved: string[]
  most: number
}

/** More would mean that the committed weights are not those of the committed answers and code. */
const MOST_MOVED = 5

/** Learns again, writes nothing, and compares every score with the one that the committed weights give. */
export function measureRetrained(offersDir: string | undefined, answersDir: string): Retrained {
  const offerOf = offersAtHand(offersDir)
  const graded = readGradedAnswers(answersDir)
  const made = makeExamples(graded, offerOf)
  const size = GRAM_BUCKETS + made.signalNames.length
  const foldOf = foldsOf(graded)
  const held = holdOut(made.examples, size, ({ offer }) => foldOf(offer))
  const cuts = findCuts(held)
  const learnt = asWeights(made, learn(made.examples, size), cuts)
  const curve = findCurve(asMarks(held, cuts))
  const again = { ...learnt, curve, fit: { ...learnt.fit, edges: findEdges(made.read) } }
  const moves = [...graded, ...readTricks(answersDir)].map((item) => {
    const offer = offerOf(item.offer)
    const before = judge(item, offer).score
    const after = judge(item, offer, again).score
    return { id: item.id, before, after, points: Math.abs(after - before) }
  })
  return {
    scores: moves.length,
    moved: moves
      .filter(({ points }) => points > MOST_MOVED)
      .map(({ id, before, after }) => `${id} : ${before} → ${after}`),
    most: Math.max(...moves.map(({ points }) => points)),
  }
}
