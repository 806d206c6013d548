import { expect, test } from 'vitest'
import { readAnswer } from '../answer.ts'
import { answersAnother } from './other-question.ts'

const STORY =
  "Un client est revenu avec une veste aux manches inégales. J'ai remesuré sur lui, j'ai refait la manche, il m'a serré la main."
const PATH = "Couturière depuis six ans, j'ai d'abord tenu un atelier de retouche à Lyon."

test.each([
  ['an anecdote alone', STORY, true],
  ['a path', PATH, false],
  ['a path with its anecdote', `${PATH} ${STORY}`, false],
])('%s told as a presentation', (_, told, isBeside) => {
  expect(answersAnother(readAnswer(told, told), 'presentation', new Set())).toBe(isBeside)
})

test('the same anecdote answers a question on past behaviour', () => {
  expect(answersAnother(readAnswer(STORY, STORY), 'behavioural', new Set())).toBe(false)
})
