import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import { type Answer, answerOf } from './answer.ts'
import { toScore } from './grade.ts'
import { hasAmount, measure } from './signals/measure.ts'
import { weigh } from './weigh.ts'
import type { Weights } from './weights.ts'

/** The words of the question and of the offer, to which those of the answer are held. */
export interface Ground {
  kind: QuestionKind
  questionRoots: ReadonlySet<string>
  offerRoots: ReadonlySet<string>
}

interface Telling {
  answer: Answer
  told: readonly AnnotatedSentence[]
}

/** The learnt mark of an answer, 0–100, and the signals it rests on. */
export function computeMark({ answer, told }: Telling, ground: Ground, weights: Weights) {
  const signals = measure(answer, told, ground)
  const shorter = withoutLastResults(answer, told).map((one) => ({
    text: one.answer.plain,
    signals: measure(one.answer, one.told, ground),
  }))
  const marks = [{ text: answer.plain, signals }, ...shorter].map((one) =>
    toScore(weigh(one.signals, one.text, weights), weights.cuts),
  )
  return { mark: Math.max(...marks), signals }
}

const MOST_LEFT_OUT = 3
/** Nobody says more in one answer; a longer one is not marked several times. */
const MOST_SAID = 30

/** Measured results said last may only add: the answer is also marked without them, one by one. */
function withoutLastResults(
  { raw, sentences }: Answer,
  told: readonly AnnotatedSentence[],
): Telling[] {
  const shorter: Telling[] = []
  if (sentences.length > MOST_SAID) return shorter
  for (let size = sentences.length - 1; size >= 2 && shorter.length < MOST_LEFT_OUT; size--) {
    const last = told[size]
    if (!last?.parts.has('result') || !hasAmount(last.sentence)) break
    shorter.push({ answer: answerOf(raw, sentences.slice(0, size)), told: told.slice(0, size) })
  }
  return shorter
}
