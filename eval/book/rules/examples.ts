import {
  containsWords,
  makeSearchable,
  makesPoint,
  type SearchableText,
  searchFor,
} from '#app/interviewer/coach/book/match-words.ts'
import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { isAboutWork } from '../sort-of-page.ts'

/** An answer to something else that makes more than this share of the points shows that they tell nothing. */
const MOST_OF_OTHERS = 0.6

/** Whether each example makes all the points of its question, of no other about the work, and admits no red line. */
export function faultsOfExamples(page: Page): Fault[] {
  const examples = page.questions.flatMap((one) =>
    one.example ? [{ one, said: makeSearchable(one.example) }] : [],
  )
  return [
    ...examples.flatMap(({ one, said }) => ofItsOwn(one, said)),
    ...page.questions.filter(isAboutWork).flatMap((one) => {
      const shareMadeBy = pointsOf(one)
      return examples
        .filter((other) => other.one !== one && other.one.kind === one.kind)
        .filter(({ said }) => shareMadeBy(said) > MOST_OF_OTHERS)
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

/** As `makesPoint` does, for many texts: the share of the points of a question that one makes. */
function pointsOf({ expects }: BookQuestion): (said: SearchableText) => number {
  const points = expects.map(({ heard, weak = [] }) => ({
    heard: heard.map(searchFor),
    weak: weak.map(searchFor),
  }))
  return (said) =>
    points.filter(
      ({ heard, weak }) =>
        heard.some((isIn) => isIn(said)) || weak.filter((isIn) => isIn(said)).length >= 2,
    ).length / points.length
}
