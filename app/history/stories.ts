import { type Retold, StoryMatcher } from '#app/interviewer/retold-stories.ts'
import { type Finished, isAssessed } from './progress.ts'
import type { RetoldStory, Telling } from './progress-contract.ts'
import { RETOLD_AT } from './progress-contract.ts'
import { STORIES_MAX, TELLINGS_MAX } from './rules.ts'

/** A score this low says that there was no story to hear. */
const NOTHING_TOLD = 10

type Place = Omit<Telling, 'quote'>

/** Takes the answers of simulations one by one, the newest first; the latest attempt counts. */
export class StoryLog {
  readonly #matcher = new StoryMatcher()
  readonly #shown: Place[] = []

  add(finished: Finished): void {
    for (const { shown, ...answer } of answersIn(finished)) {
      this.#matcher.add(answer)
      this.#shown.push(shown)
    }
  }

  /** The stories told more than once, the one to mend first at the head. */
  retold(): RetoldStory[] {
    return this.#matcher
      .retold()
      .map((story) => ({ story, count: story.places.length, ...this.#whereRetold(story) }))
      .sort((a, b) => rank(a) - rank(b) || b.count - a.count)
      .slice(0, STORIES_MAX)
      .map(({ story, count, retoldAt }) => ({ retoldAt, count, tellings: this.#tellings(story) }))
  }

  #whereRetold({ places }: Retold): Pick<RetoldStory, 'retoldAt'> {
    return { retoldAt: whereRetold(places.flatMap((at) => this.#shown[at] ?? [])) }
  }

  #tellings(story: Retold): Telling[] {
    return story.tellings(TELLINGS_MAX).flatMap(({ at, quote }) => {
      const shown = this.#shown[at]
      return shown ? [{ ...shown, quote }] : []
    })
  }
}

const answersIn = ({ simulation: { id, title, startedAt }, questions, steps }: Finished) =>
  steps
    .filter(isAssessed)
    .filter(({ feedback }) => feedback.score > NOTHING_TOLD)
    .map(({ index, answer, feedback: { kind, score } }) => {
      const question = questions[index] ?? ''
      const shown = { simulationId: id, title, startedAt, index, question, score }
      return { question, answer, kind, shown }
    })

const rank = ({ retoldAt }: Pick<RetoldStory, 'retoldAt'>) => RETOLD_AT.indexOf(retoldAt)

function whereRetold(tellings: readonly Place[]): RetoldStory['retoldAt'] {
  const count = (of: (telling: Place) => string) => new Set(tellings.map(of)).size
  if (count(({ simulationId }) => simulationId) < tellings.length) return 'interview'
  return count(({ question }) => question) > 1 ? 'questions' : 'question'
}
