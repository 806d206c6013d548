import { retoldStories } from '#app/interviewer/retold-stories.ts'
import { type Finished, isAssessed } from './progress.ts'
import type { RetoldStory, Telling } from './progress-contract.ts'
import { RETOLD_AT } from './progress-contract.ts'
import { STORIES_MOST, TELLINGS_MOST } from './rules.ts'

/** A score this low says that there was no story to hear. */
const NOTHING_TOLD = 10

/** The stories told more than once, of simulations that come newest first; the latest attempt counts. */
export function storiesOf(finished: readonly Finished[]): RetoldStory[] {
  const told = finished.flatMap(answersIn)
  return retoldStories(told)
    .map((tellings) =>
      tellings.flatMap(({ at, quote }): Telling[] => {
        const one = told[at]
        return one ? [{ ...one.shown, quote }] : []
      }),
    )
    .map(
      (tellings): RetoldStory => ({
        retoldAt: whereRetold(tellings),
        count: tellings.length,
        tellings: tellings.slice(0, TELLINGS_MOST),
      }),
    )
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, STORIES_MOST)
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

const rank = ({ retoldAt }: RetoldStory) => RETOLD_AT.indexOf(retoldAt)

function whereRetold(tellings: readonly Telling[]): RetoldStory['retoldAt'] {
  const count = (of: (telling: Telling) => string) => new Set(tellings.map(of)).size
  if (count(({ simulationId }) => simulationId) < tellings.length) return 'interview'
  return count(({ question }) => question) > 1 ? 'questions' : 'question'
}
