import { RecurringPoints } from '#app/interviewer/recurring-points.ts'
import { type Finished, isAssessed, nextExercise, toPoint } from './progress.ts'
import type { Progress } from './progress-contract.ts'
import { PROGRESS_MIN } from './rules.ts'
import { StoryLog } from './stories.ts'

/** Reads finished simulations one by one, the newest first, each within some milliseconds. */
export class ProgressReading {
  readonly #finished: Finished[] = []
  readonly #points = new RecurringPoints()
  readonly #stories = new StoryLog()

  read(finished: Finished): void {
    this.#finished.push(finished)
    for (const { answer, feedback } of finished.steps.filter(isAssessed)) {
      this.#points.read({ answer, assessment: feedback })
    }
    this.#stories.add(finished)
  }

  /** How they compare; of what recurs nothing is said before there are enough of them. */
  compared(): Omit<Progress, 'total'> {
    return {
      simulations: this.#finished.map(toPoint).toReversed(),
      points: this.#finished.length < PROGRESS_MIN ? [] : this.#points.said(),
      next: nextExercise(this.#finished),
      stories: this.#stories.retold(),
    }
  }
}
