import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { isTrade } from './sort-of-page.ts'

export interface Sentence {
  question: string | null
  text: string
}

/** What is said to the candidate. */
export function spoken({ id, text, beginner, followUp }: BookQuestion): Sentence[] {
  return [text, beginner, followUp].flatMap((text) => (text ? [{ question: id, text }] : []))
}

/** All the French of a page, folded words left out. */
export function frenchOf(page: Page): Sentence[] {
  const names = isTrade(page) ? [page.m, page.f] : [page.name]
  const field = 'field' in page && page.field ? [page.field] : []
  const ofPage = [
    ...names,
    ...field,
    ...page.variants.flatMap(({ name, field }) => (field ? [name, field] : [name])),
    ...page.activities.map(({ say }) => say),
  ]
  return [
    ...ofPage.map((text) => ({ question: null, text })),
    ...page.questions.flatMap((one) => [...spoken(one), ...aroundQuestion(one)]),
  ]
}

function aroundQuestion({ id, expects, faults = [], pitfall, example }: BookQuestion): Sentence[] {
  const texts = [
    ...expects.map(({ point }) => point),
    ...faults.flatMap(({ never, why }) => [never, why]),
    ...(pitfall ? [pitfall] : []),
    ...(example ? [example] : []),
  ]
  return texts.map((text) => ({ question: id, text }))
}

/** As a reader counts them: « l'équipe » and « rendez-vous » are one word each. */
export const countWords = (text: string) =>
  text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
