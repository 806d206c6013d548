import type { QuestionKind } from '../../interviewer.ts'

/** One answered question of the interview, with what was said of it. */
export interface Answered {
  /** Its place in the interview, from 1. */
  place: number
  question: string
  kind: QuestionKind
  answer: string
  score: number
  levels: ReadonlyMap<string, number>
  strengths: readonly string[]
  improvements: readonly string[]
}

/** As much of it as tells whether a pattern shows. */
export type Read = Pick<Answered, 'kind' | 'answer' | 'score' | 'levels'>
