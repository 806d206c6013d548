import { inferKind } from '#app/interviewer/coach/assessment/infer-kind.ts'
import { judge } from '#app/interviewer/coach/assessment/judge.ts'
import type { OfferForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import type { Weights } from '#app/interviewer/coach/assessment/weights.ts'
import { QUESTION_KINDS, type QuestionKind } from '#app/interviewer/kinds.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import { mean } from '../training/order.ts'
import { ANY_OFFER } from './any-offer.ts'

/** What becomes of answers moved to a question of another kind, about the same offer. */
export interface CrossedMeasure {
  moved: number
  /** Share of moved answers that score at least what they score at their own question. */
  notLower: number
  /** The same among answers graded 4 or 5, by « kind → kind ». */
  goodNotLower: number
  byMove: Record<string, number>
  /** Mean points of a good answer, where it belongs and where it was moved. */
  goodAtHome: number
  goodMoved: number
}

const GOOD = 4
/** Moves every graded answer to one question of each other kind: the author's when there is one, else one that suits any offer. */
export function measureCrossed(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferForAssessment,
  weightsOf: (file: string) => Weights | undefined = () => undefined,
): CrossedMeasure {
  const questionsOf = questionsByOffer(graded)
  const moved = graded.flatMap((item) => {
    const offer = offerOf(item.offer)
    const from = inferKind(item.question)
    const weights = weightsOf(item.offer)
    const home = judge(item, offer, weights).score
    return [...(questionsOf.get(item.offer) ?? [])]
      .filter(([to]) => to !== from && to !== item.kind)
      .map(([to, question]) => ({
        move: `${from} → ${to}`,
        isGood: item.quality >= GOOD,
        home,
        score: judge({ question, answer: item.answer }, offer, weights).score,
      }))
  })
  const good = moved.filter(({ isGood }) => isGood)
  const notLower = (some: typeof moved) => mean(some.map(({ home, score }) => +(score >= home)))
  const moves = [...new Set(good.map(({ move }) => move))].sort()
  return {
    moved: moved.length,
    notLower: notLower(moved),
    goodNotLower: notLower(good),
    byMove: Object.fromEntries(
      moves.map((move) => [move, notLower(good.filter((one) => one.move === move))]),
    ),
    goodAtHome: mean(good.map(({ home }) => home)),
    goodMoved: mean(good.map(({ score }) => score)),
  }
}

function questionsByOffer(graded: readonly GradedAnswer[]) {
  const known = new Map<string, Map<QuestionKind, string>>()
  for (const { offer, question } of graded) {
    const kinds = known.get(offer) ?? new Map(QUESTION_KINDS.map((kind) => [kind, ANY_OFFER[kind]]))
    known.set(offer, kinds.set(inferKind(question), question))
  }
  return known
}
