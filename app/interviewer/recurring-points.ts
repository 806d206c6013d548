import { recurring } from './coach/summary/recurring.ts'
import type { Assessment } from './interviewer.ts'
import { typeset } from './typeset.ts'

export interface AssessedAnswer {
  answer: string
  assessment: Pick<Assessment, 'score' | 'kind' | 'dimensions'>
}

/** What to work on that shows in several answers, of one interview or of many; the worthiest first. */
export const recurringPoints = (answers: readonly AssessedAnswer[]): string[] =>
  recurring(
    answers.map(({ answer, assessment: { score, kind, dimensions } }) => ({
      answer,
      score,
      kind,
      levels: new Map(dimensions.map(({ name, level }) => [name, level])),
    })),
    'improvement',
  ).map(typeset)
