import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { QUESTION_KINDS } from '#app/interviewer/kinds.ts'
import { type Fault, fault } from '../fault.ts'
import { isAboutWork, sortOf } from '../sort-of-page.ts'

/** One path and one wish are shown whatever their wording: each page tells one of somebody. */
const OPENINGS = ['presentation', 'motivation'] as const

/** Whether a page holds as much of each thing as a page should. */
export function faultsOfPlan(page: Page): Fault[] {
  const sort = sortOf(page)
  const { questions } = page
  const found: Fault[] = []
  const short = (detail: string) => found.push(fault('plan', null, detail))
  const within = (count: number, [least, most]: readonly [number, number], what: string) => {
    if (count < least || count > most) short(`${count} ${what}, il en faut ${least} à ${most}`)
  }
  const atLeast = (count: number, least: number, what: string) => {
    if (count < least) short(`${count} ${what}, il en faut ${least}`)
  }

  within(page.variants.length, sort.variants, 'variantes')
  within(page.activities.length, sort.activities, 'activités')
  for (const kind of QUESTION_KINDS)
    atLeast(questions.filter((one) => one.kind === kind).length, sort.kinds[kind], kind)

  within(questions.filter(({ expected }) => expected).length, sort.expected, 'attendues')
  for (const kind of OPENINGS) {
    const openings = questions.filter((one) => one.kind === kind)
    if (openings.length > 0 && !openings.some(({ example }) => example))
      short(`${kind} : aucune n'a d'exemple`)
  }
  atLeast(questions.filter(({ faults }) => faults?.length).length, sort.redLights, 'feux rouges')
  atLeast(
    questions.filter((one) => isAboutWork(one) && !one.variants?.length).length,
    sort.forAnyPost,
    'questions sans variante',
  )
  return [...found, ...questions.flatMap(lacks)]
}

function lacks(one: BookQuestion): Fault[] {
  const { id, kind, beginner, practised, example, expected, expects, pitfall } = one
  const found: Fault[] = []
  if (expected && !isAboutWork(one)) found.push(fault('plan', id, 'attendue sans être du travail'))
  if (expects.every(({ weight }) => weight === 1))
    found.push(fault('plan', id, 'aucun point essentiel'))
  if (kind === 'behavioural' && !beginner) found.push(fault('plan', id, 'sans beginner'))
  if (practised && (beginner || kind === 'behavioural'))
    found.push(fault('plan', id, 'posée à qui débute, ou non'))
  if (isAboutWork(one) && !example) found.push(fault('plan', id, 'sans exemple'))
  if (!pitfall) found.push(fault('plan', id, 'sans piège'))
  return found
}
