import { isCircumstance } from '#app/interviewer/coach/book/found-by-words.ts'
import {
  containsWords,
  makeSearchable,
  normalizeWords,
} from '#app/interviewer/coach/book/match-words.ts'
import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { TOGETHER } from '#app/interviewer/coach/offer-facts/find-circumstances.ts'
import { type Fault, fault } from '../fault.ts'

const SHORTEST = 3
const SHORTEST_ADMISSION = 3

/** Whether the words that are listened for are folded, and telling. */
export function faultsOfListening(page: Page): Fault[] {
  const ofPage = [...page.variants, ...page.activities].flatMap(({ heard }) => heard)
  const alone = isCircumstance(page) ? ofPage.flatMap((words) => words.split(TOGETHER)) : ofPage
  return [...alone.flatMap((words) => unfolded(null, words)), ...page.questions.flatMap(ofQuestion)]
}

function ofQuestion({ id, text, better = [], expects, faults = [] }: BookQuestion): Fault[] {
  const asked = makeSearchable(text)
  const listened = expects.flatMap(({ heard, weak = [] }) => [...heard, ...weak])
  const admitted = faults.flatMap(({ heard }) => heard)
  return [
    ...[...better, ...listened, ...admitted].flatMap((words) => unfolded(id, words)),
    ...listened
      .filter((words) => isTooShort(words))
      .map((words) => fault('mot trop court', id, `« ${words} »`)),
    ...expects
      .flatMap(({ heard }) => heard)
      .filter((words) => containsWords(asked, words))
      .map((words) => fault('mot de la question', id, `« ${words} »`)),
    ...admitted
      .filter((words) => words.split(' ').length < SHORTEST_ADMISSION)
      .map((words) => fault('aveu trop court', id, `« ${words} »`)),
  ]
}

function unfolded(id: string | null, words: string): Fault[] {
  const folded = words
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${normalizeWords(word)}*` : normalizeWords(word)))
    .join(' ')
  return folded === words ? [] : [fault('pliage', id, `« ${words} » s'écrit « ${folded} »`)]
}

const isTooShort = (words: string) =>
  words.replaceAll('*', '').length < SHORTEST && !/^\d+$/.test(words)
