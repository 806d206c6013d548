import type { QuestionKind } from '../../../interviewer.ts'

/** A question as an answer is held to it. */
export interface Asked {
  kind: QuestionKind
  /** Roots of the words of the question. */
  roots: ReadonlySet<string>
}
