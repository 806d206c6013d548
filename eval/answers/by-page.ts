import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeAsked } from '#app/interviewer/coach/assessment/assess.ts'
import { prepareForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { outlineOffer } from '#app/interviewer/coach/offer-facts/outline-offer.ts'
import { mean } from '../training/order.ts'

const PAGES = new URL('../../app/interviewer/coach/book/pages/', import.meta.url).pathname
const GOOD = 62
const MIDDLING = 60
/** Read on their own, they would be those of the trade. */
const METHODS: ReadonlySet<string> = new Set(['technical', 'situational'])

/** How the examples of the book are judged, at their own question and at another one of the same kind and page. */
export interface ByPage {
  examples: number
  /** Share of examples that score as good answers. */
  good: number
  /** Share of points heard in the example that was written to make them. */
  heard: number
  /** Share of methods and decisions moved to another question that score as middling at most. */
  movedLower: number
  /** Share of stories told to another page's question for a story that score as middling at most. */
  strayedLower: number
  /** Red lines heard in examples, which hold none. */
  falseRedLines: number
  /** Share of faults, as somebody would admit them, that are known as red lines. */
  redLines: number
}

const NO_OFFER = prepareForAssessment(outlineOffer(''))
const scoreOf = (asked: BookQuestion, answer: string) =>
  judgeAsked({ question: asked.text, answer }, NO_OFFER, asked)

export function measureByPage(): ByPage {
  const pages = readdirSync(PAGES).map(
    (file): Page => JSON.parse(readFileSync(join(PAGES, file), 'utf8')),
  )
  const own = pages.flatMap(({ questions }) => questions.filter(({ example }) => example))
  const judged = own.map((asked) => ({ asked, ...scoreOf(asked, asked.example ?? '') }))
  const moved = pages.flatMap(({ questions }) => movedAmong(questions))
  const admitted = own.flatMap((asked) =>
    (asked.faults ?? []).flatMap(({ heard }) =>
      heard.map((words) => scoreOf(asked, `${asked.example} Et puis ${words}.`)),
    ),
  )
  return {
    examples: own.length,
    good: mean(judged.map(({ score }) => +(score >= GOOD))),
    heard: mean(
      judged.map(({ asked, page }) => (page?.points.made.length ?? 0) / asked.expects.length),
    ),
    movedLower: mean(moved.map((score) => +(score <= MIDDLING))),
    strayedLower: mean(strayed(pages).map((score) => +(score <= MIDDLING))),
    falseRedLines: judged.filter(({ page }) => page?.points.redLine).length,
    redLines: mean(
      admitted.map(({ page, score }) => +(page?.points.redLine != null && score <= 25)),
    ),
  }
}

function movedAmong(questions: readonly BookQuestion[]): number[] {
  const able = questions.filter(({ kind, example }) => METHODS.has(kind) && example)
  return able.flatMap((asked, at) => {
    const other = able.slice(at + 1).find(({ kind }) => kind === asked.kind)
    return other ? [scoreOf(other, asked.example ?? '').score] : []
  })
}

/** A good story is no answer to what it is not about, however well told. */
function strayed(pages: readonly Page[]): number[] {
  const stories = pages.map(({ questions }) =>
    questions.filter(({ kind, example }) => kind === 'behavioural' && example),
  )
  return stories.flatMap((own, at) => {
    const others = stories[(at + 1) % stories.length] ?? []
    return own.flatMap(({ example = '' }, place) => {
      const other = others[place % others.length]
      return other ? [scoreOf(other, example).score] : []
    })
  })
}
