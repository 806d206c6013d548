import { Recurring } from './coach/summary/recurring.ts'
import type { Assessment } from './interviewer.ts'
import { typeset } from './typeset.ts'

export interface AssessedAnswer {
  answer: string
  assessment: Pick<Assessment, 'score' | 'kind' | 'dimensions'>
}

/** What to work on that shows in several answers, of one interview or of many, read one by one. */
export class RecurringPoints {
  readonly #found = new Recurring('improvement')

  read({ answer, assessment: { score, kind, dimensions } }: AssessedAnswer): void {
    const levels = new Map(dimensions.map(({ name, level }) => [name, level]))
    this.#found.read({ answer, score, kind, levels })
  }

  /** The worthiest first. */
  said(): string[] {
    return this.#found.said().map(typeset)
  }
}
