import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import { toMark } from './grade.ts'
import { measure } from './signals/measure.ts'
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
  annotated: readonly AnnotatedSentence[]
}

/** The learnt mark of an answer, 0–100, and the signals it rests on. */
export function computeMark({ answer, annotated }: Telling, ground: Ground, weights: Weights) {
  const signals = measure(answer, annotated, ground)
  return { mark: toMark(weigh(signals, answer.plain, weights), weights.cuts), signals }
}
