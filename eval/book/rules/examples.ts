import {
  containsWords,
  makeSearchable,
  makesPoint,
  type SearchableText,
} from '#app/interviewer/coach/book/match-words.ts'
import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { HeardIn } from '../heard-in.ts'
import { isAboutWork } from '../sort-of-page.ts'

/** An answer to something else that makes more than this share of the points shows that they tell nothing. */
const MOST_OF_OTHERS = 0.6

/** Whether each example makes all the points of its question, of no other about the work, and admits no red line. */
export function faultsOfExamples(page: Page): Fault[] {
  const examples = page.questions
    .flatMap((one) => (one.example ? [{ one, said: makeSearchable(one.example) }] : []))
    .map((example, at) => ({ ...example, at }))
  const heardIn = new HeardIn(examples.map(({ said }) => said))
  return [
    ...examples.flatMap(({ one, said }) => ofItsOwn(one, said)),
    ...page.questions.filter(isAboutWork).flatMap((one) => {
      const made = countMade(one, heardIn)
      return examples
        .filter((other) => other.one !== one && other.one.kind === one.kind)
        .filter(({ at }) => (made.get(at) ?? 0) / one.expects.length > MOST_OF_OTHERS)
        .map((other) => fault('exemple voisin', one.id, byNeighbour(one, other.one.id, other.said)))
    }),
  ]
}

const byNeighbour = ({ expects }: BookQuestion, id: string, said: SearchableText) =>
  `${id} fait ses points par ${expects
    .map(({ heard, weak = [] }) =>
      [...heard, ...weak].filter((words) => containsWords(said, words)),
    )
    .filter((words) => words.length > 0)
    .map((words) => words.join(', '))
    .join(' ; ')}`

function ofItsOwn({ id, expects, faults = [] }: BookQuestion, said: SearchableText): Fault[] {
  return [
    ...expects
      .filter((point) => !makesPoint(said, point))
      .map(({ point }) => fault('exemple', id, `ne fait pas entendre « ${point} »`)),
    ...faults
      .flatMap(({ heard }) => heard)
      .filter((words) => containsWords(said, words))
      .map((words) => fault('exemple', id, `avoue « ${words} »`)),
  ]
}

/** As `makesPoint` does, for all the examples at once: how many points of a question each one makes, by its place. */
function countMade({ expects }: BookQuestion, heardIn: HeardIn): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { heard, weak = [] } of expects) {
    const alone = new Set(heard.flatMap((words) => [...heardIn.of(words)]))
    const together = new Map<number, number>()
    for (const at of weak.flatMap((words) => [...heardIn.of(words)]))
      together.set(at, (together.get(at) ?? 0) + 1)
    const made = [...together].flatMap(([at, times]) => (times >= 2 ? [at] : []))
    for (const at of new Set([...alone, ...made])) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}
