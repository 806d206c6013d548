import { judge } from '#app/interviewer/coach/assessment/judge.ts'
import type { Weights } from '#app/interviewer/coach/assessment/weights.ts'
import {
  type GradedAnswer,
  isAside,
  readGradedAnswers,
  readTricks,
  type Trick,
} from '../graded-answers.ts'
import { weightsByFold, weightsWithoutAuthor } from '../training/held-out.ts'
import { insideQuestions, mean, pairsInOrder, type Scored, spearman } from '../training/order.ts'
import { type CrossedMeasure, measureCrossed } from './crossed.ts'
import { type LongAnswers, measureLongAnswers } from './long-answers.ts'
import { offersAtHand } from './offers-at-hand.ts'
import { measureWords } from './words.ts'

export interface Ranking {
  perQuestion: number
  worstTen: number
  overall: number
  byKind: Record<string, number>
  pairs: number
  neighbours: number
  apart: number
  withinOneLevel: number
  falseAlarms: number
  lengthBias: number
  strongMinusLong: number
}

export interface AnswersMeasure {
  answers: number
  /** Each answer scored by weights learnt from the other authors; null with fewer than two authors. */
  heldOut: (Ranking & { byAuthor: Record<string, number> }) | null
  /** Each answer scored by weights that have met no answer to its offer. */
  byOffer: Ranking
  /** The committed weights, which have seen these very answers. */
  learnt: Ranking
  /** Answers moved to questions of other kinds, by the weights of `byOffer`. */
  crossed: CrossedMeasure
  longAnswers: LongAnswers[]
  nonAnswers: { caught: number; of: number }
  /** In range, by set, and by whether they are kept from whoever tunes; only the others are named. */
  tricks: { inRange: number; of: number; bySet: Record<string, string>; failures: string[] }
  pairs: { respected: number; of: number; failures: string[] }
  repeatable: boolean
  quotes: { verbatim: number; of: number }
  /** Facts that must be noticed, and how many the remarks or the analysis mention. */
  noticed: { facts: number; of: number; byKind: Record<string, number> }
  /** Items whose analysis is that of another, word for word. */
  sameAnalysis: number
  milliseconds: { p50: number; p99: number }
}

type Items = readonly (GradedAnswer & Scored)[]

/** Every figure of the graded answers: order, levels, gates, tricks, facts, speed. */
export function measureAnswers(offersDir: string | undefined, answersDir: string): AnswersMeasure {
  const graded = readGradedAnswers(answersDir)
  const offerOf = offersAtHand(offersDir)
  const scored = (weightsOf?: (item: GradedAnswer) => Weights | undefined): Items =>
    graded.map((item) => ({
      ...item,
      score: judge(item, offerOf(item.offer), weightsOf?.(item)).score,
    }))
  const learnt = scored()
  const authors = new Set(graded.map(({ author }) => author))
  const without = authors.size > 1 ? weightsWithoutAuthor(graded, offerOf) : null
  const fold = weightsByFold(graded, offerOf)
  const tricks = readTricks(answersDir)
  return {
    answers: graded.length,
    heldOut: without && withAuthors(scored(({ author }) => without.get(author))),
    byOffer: rank(scored(({ offer }) => fold(offer))),
    learnt: rank(learnt),
    crossed: measureCrossed(graded, offerOf, fold),
    longAnswers: measureLongAnswers(graded, offerOf(graded[0]?.offer ?? '')),
    ...measureTricks(tricks, (trick) => judge(trick, offerOf(trick.offer)).score),
    pairs: measurePairs(
      tricks,
      graded,
      (item, author) => judge(item, offerOf(item.offer), without?.get(author)).score,
    ),
    ...measureWords([...graded, ...tricks], offerOf),
  }
}

function withAuthors(items: Items) {
  const authors = [...new Set(items.map(({ author }) => author))]
  const figures = authors.map((author): [string, number] => [
    author,
    mean(insideQuestions(items.filter((item) => item.author === author))),
  ])
  return { ...rank(items), byAuthor: Object.fromEntries(figures) }
}

/** Half-way between what answers of two neighbouring grades are given. */
const CUTS = [16, 44, 73, 88]
const levelOf = (score: number) => 1 + CUTS.filter((cut) => score >= cut).length

function rank(items: Items): Ranking {
  const inside = insideQuestions(items)
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const trapped = (trap: string) =>
    mean(items.filter((item) => item.trap === trap).map(({ score }) => score))
  return {
    perQuestion: mean(inside),
    worstTen: mean([...inside].sort((a, b) => a - b).slice(0, 10)),
    overall: spearman(
      items.map(({ quality }) => quality),
      items.map(({ score }) => score),
    ),
    byKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        mean(insideQuestions(items.filter((item) => item.kind === kind))),
      ]),
    ),
    pairs: pairsInOrder(items),
    neighbours: pairsInOrder(items, (gap) => gap === 1),
    apart: pairsInOrder(items, (gap) => gap > 1),
    withinOneLevel: mean(
      items.map(({ quality, score }) => (Math.abs(levelOf(score) - quality) <= 1 ? 1 : 0)),
    ),
    falseAlarms: items.filter(({ quality, score }) => quality >= 3 && score <= 10).length,
    lengthBias: mean(
      [1, 2, 3, 4, 5].map((quality) =>
        lengthBias(items.filter((item) => item.quality === quality)),
      ),
    ),
    strongMinusLong: trapped('short-strong') - trapped('long-weak'),
  }
}

const wordCount = (text: string) => text.split(/\s+/).length
const lengthBias = (items: Items) =>
  spearman(
    items.map(({ answer }) => wordCount(answer)),
    items.map(({ score }) => score),
  )

function measureTricks(tricks: readonly Trick[], scoreOf: (trick: Trick) => number) {
  const scored = tricks.map((trick) => {
    const score = scoreOf(trick)
    const { min, max } = trick.expect
    return { ...trick, score, isHeld: score >= min && score <= max }
  })
  const non = scored.filter(({ expect }) => expect.max <= 10)
  const failures = scored.filter(({ isHeld, id }) => !isHeld && !isAside(id))
  return {
    nonAnswers: { caught: non.filter(({ score }) => score <= 10).length, of: non.length },
    tricks: {
      inRange: scored.filter(({ isHeld }) => isHeld).length,
      of: scored.length,
      bySet: bySet(scored),
      failures: failures.map(
        ({ id, trick, score, expect }) =>
          `${id} ${trick} : ${score}, attendu ${expect.min}–${expect.max}`,
      ),
    },
  }
}

function bySet(scored: readonly { set: string; id: string; isHeld: boolean }[]) {
  const names = (one: { set: string; id: string }) =>
    `${one.set}${isAside(one.id) ? ' (de côté)' : ''}`
  const sets = [...new Set(scored.map(names))].sort()
  return Object.fromEntries(
    sets.map((set) => {
      const mine = scored.filter((one) => names(one) === set)
      return [set, `${mine.filter(({ isHeld }) => isHeld).length}/${mine.length}`]
    }),
  )
}

/** A trick against the answer it disguises, by weights that have learnt neither. */
function measurePairs(
  tricks: readonly Trick[],
  graded: readonly GradedAnswer[],
  scoreOf: (item: GradedAnswer | Trick, author: string) => number,
) {
  const paired = tricks.flatMap(({ expect, ...trick }) => {
    const base = graded.find(({ id }) => id === expect.pair?.id)
    return base && expect.pair ? [{ trick: { ...trick, expect }, base, pair: expect.pair }] : []
  })
  const failures = paired.flatMap(({ trick, base, pair }) => {
    const gap = scoreOf(trick, base.author) - scoreOf(base, base.author)
    const holds =
      Math.abs(gap) <= (pair.max_abs ?? 100) &&
      gap <= (pair.max_above ?? 100) &&
      -gap <= (pair.max_below ?? 100)
    return holds ? [] : [`${trick.id} ${trick.trick} : ${gap > 0 ? '+' : ''}${gap} sur ${base.id}`]
  })
  return { respected: paired.length - failures.length, of: paired.length, failures }
}
