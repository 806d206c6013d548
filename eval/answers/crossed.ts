import { inferKind } from '#app/interviewer/coach/assessment/infer-kind.ts'
import { judge, type OfferAtHand } from '#app/interviewer/coach/assessment/judge.ts'
import type { Weights } from '#app/interviewer/coach/assessment/weights.ts'
import general from '#app/interviewer/coach/book/pages/general.json' with { type: 'json' }
import { QUESTION_KINDS, type QuestionKind } from '#app/interviewer/kinds.ts'
import type { GradedAnswer } from '../graded-answers.ts'
import { mean } from '../training/order.ts'

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

/** Moves every graded answer to one question of each other kind: the author's when there is one, else one for any post. */
export function measureCrossed(
  graded: readonly GradedAnswer[],
  offerOf: (file: string) => OfferAtHand,
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

export function questionsByOffer(
  graded: readonly GradedAnswer[],
): Map<string, Map<QuestionKind, string>> {
  const known = new Map<string, Map<QuestionKind, string>>()
  for (const { offer, question } of graded) {
    const kinds = known.get(offer) ?? anyQuestions()
    known.set(offer, kinds.set(inferKind(question), question))
  }
  return known
}

/** What can be asked about any offer. */
function anyQuestions(): Map<QuestionKind, string> {
  const able = general.questions.filter(({ text, kind }) => inferKind(text) === kind)
  return new Map(
    QUESTION_KINDS.flatMap((kind) => {
      const one = able.find((question) => question.kind === kind)
      return one ? [[kind, one.text] as const] : []
    }),
  )
}
