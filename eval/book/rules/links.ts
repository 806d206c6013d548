import type { Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { isAboutWork } from '../sort-of-page.ts'

const LEAST = 2

/** Whether ids are unique and known, and each activity and variant has its questions. */
export function faultsOfLinks(page: Page): Fault[] {
  const activities = page.activities.map(({ id }) => id)
  const variants = page.variants.map(({ id }) => id)
  const found: Fault[] = []
  const say = (id: string | null, detail: string) => found.push(fault('liens', id, detail))

  for (const ids of [activities, variants, page.questions.map(({ id }) => id)])
    for (const id of repeated(ids)) say(null, `« ${id} » sert deux fois`)

  for (const one of page.questions) {
    if (!one.id.startsWith(`${page.code}-`)) say(one.id, `ne commence pas par ${page.code}-`)
    const about = one.activities?.length ?? 0
    if (isAboutWork(one) && (about < 1 || about > 2)) say(one.id, 'une ou deux activités')
    for (const id of one.activities ?? [])
      if (!activities.includes(id)) say(one.id, `activité inconnue : ${id}`)
    for (const id of one.variants ?? [])
      if (!variants.includes(id)) say(one.id, `variante inconnue : ${id}`)
  }

  const work = page.questions.filter(isAboutWork)
  for (const id of activities) {
    const its = work.filter((one) => one.activities?.includes(id))
    if (its.length < LEAST) say(null, `activité ${id} : ${its.length} question`)
    else if (its.every(({ kind }) => kind === 'situational'))
      say(null, `activité ${id} : ni récit ni technique`)
  }
  for (const id of variants) {
    const count = work.filter((one) => one.variants?.includes(id)).length
    if (count < LEAST) say(null, `variante ${id} : ${count} question`)
  }
  return found
}

const repeated = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]
