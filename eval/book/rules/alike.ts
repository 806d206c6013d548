import type { Page } from '#app/interviewer/coach/book/page.ts'
import { resemble, stemsAsked } from '#app/interviewer/standards/resemblance.ts'
import { type Fault, fault } from '../fault.ts'

/** Every trade asks about its disagreements and its first day: two pages share a subject, never a sentence. */
const SAME_SENTENCE = 0.8

interface Asked {
  code: string
  id: string
  text: string
  stems: ReadonlySet<string>
}

/** By code of page, the questions that ask what another one asks: nearly, in a page; in the same words, in two. */
export function findAlike(pages: readonly Page[]): Map<string, Fault[]> {
  const found = new Map<string, Fault[]>(pages.map(({ code }) => [code, []]))
  const before = new Map<string, Asked[]>()

  for (const asked of pages.flatMap(questionsOf)) {
    for (const other of sharingTwo(asked, before)) {
      if (!areAlike(asked, other)) continue
      found.get(asked.code)?.push(alike(asked, other))
      if (other.code !== asked.code) found.get(other.code)?.push(alike(other, asked))
    }
    for (const stem of asked.stems) before.set(stem, [...(before.get(stem) ?? []), asked])
  }
  return found
}

const questionsOf = ({ code, questions }: Page): Asked[] =>
  questions.map(({ id, text }) => ({ code, id, text, stems: stemsAsked(text) }))

const alike = (one: Asked, other: Asked) =>
  fault('semblable', one.id, `« ${one.text} » et ${other.id}, « ${other.text} »`)

function areAlike(one: Asked, other: Asked): boolean {
  if (one.code === other.code) return resemble(one.stems, other.stems)
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length
  return shared / (one.stems.size + other.stems.size - shared) >= SAME_SENTENCE
}

/** Two shared stems are the least that makes a resemblance: others are not compared. */
function sharingTwo({ stems }: Asked, before: ReadonlyMap<string, Asked[]>): Asked[] {
  const once = new Set<Asked>()
  const twice = new Set<Asked>()
  for (const stem of stems)
    for (const other of before.get(stem) ?? []) (once.has(other) ? twice : once).add(other)
  return [...twice]
}
