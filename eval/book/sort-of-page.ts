import { isCircumstance, isSubject } from '#app/interviewer/coach/book/found-by-words.ts'
import type { BookQuestion, Page, TradePage } from '#app/interviewer/coach/book/page.ts'
import type { QuestionKind } from '#app/interviewer/kinds.ts'

type Range = readonly [least: number, most: number]

/** What a whole page holds. */
export interface SortOfPage {
  kinds: Readonly<Record<QuestionKind, number>>
  variants: Range
  activities: Range
  /** Those that nearly every recruiter asks: marked on all, they would choose none. */
  expected: Range
  /** Questions that suit any post of the trade. */
  forAnyPost: number
  /** Questions with an answer that rules a candidate out. */
  redLights: number
  /** How many behavioural questions may begin with the same word. */
  sameBeginning: number
}

export const TRADE: SortOfPage = {
  kinds: {
    presentation: 2,
    motivation: 2,
    behavioural: 10,
    situational: 9,
    technical: 12,
    closing: 1,
  },
  variants: [6, 12],
  activities: [14, 18],
  expected: [5, 14],
  forAnyPost: 14,
  redLights: 3,
  sameBeginning: 7,
}

export const DOMAIN: SortOfPage = {
  kinds: {
    presentation: 1,
    motivation: 1,
    behavioural: 5,
    situational: 4,
    technical: 4,
    closing: 1,
  },
  variants: [0, 0],
  activities: [6, 9],
  expected: [3, 8],
  forAnyPost: 0,
  redLights: 1,
  sameBeginning: 4,
}

export const SUBJECT: SortOfPage = {
  kinds: {
    presentation: 0,
    motivation: 0,
    behavioural: 4,
    situational: 3,
    technical: 3,
    closing: 0,
  },
  variants: [0, 0],
  activities: [2, 4],
  expected: [2, 7],
  forAnyPost: 0,
  redLights: 1,
  sameBeginning: 3,
}

/** Each of its things is told on its own, and has its questions. */
export const CIRCUMSTANCE: SortOfPage = {
  kinds: {
    presentation: 0,
    motivation: 0,
    behavioural: 5,
    situational: 5,
    technical: 0,
    closing: 0,
  },
  variants: [0, 0],
  activities: [5, 14],
  expected: [5, 20],
  forAnyPost: 0,
  redLights: 1,
  sameBeginning: 12,
}

export const isTrade = (page: Page): page is TradePage => 'm' in page

export function sortOf(page: Page): SortOfPage {
  if (isTrade(page)) return TRADE
  if (isCircumstance(page)) return CIRCUMSTANCE
  return isSubject(page) ? SUBJECT : DOMAIN
}

/** Questions about the work itself, which an offer's missions choose. */
export const isAboutWork = ({ kind }: BookQuestion) =>
  kind === 'behavioural' || kind === 'situational' || kind === 'technical'
