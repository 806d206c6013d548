import { expect, test } from 'vitest'
import { DEFAULT_FORMAT } from './format.ts'
import { isUnderWay, listUnassessed, whereToResume } from './interview.ts'
import { stateOf } from './interview-details.ts'
import {
  answer,
  next,
  receiveSummary,
  retry,
  skip,
  startQuestion,
  writeDraft,
} from './interview-verbs.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { aFeedback, anInterview, aSummary, START } from './testing/an-interview.ts'

const real = anInterview({ format: { ...DEFAULT_FORMAT, conditions: 'real' } })
const said = (interview: typeof real, text: string) =>
  answer(startQuestion(interview, START), text, START + 30_000)
const assessed = (interview: typeof real, index: number) =>
  receiveFeedback(interview, {
    index,
    answer: interview.answers[index] ?? '',
    feedback: aFeedback({ followUp: 'Et ensuite ?' }),
  })

test('in real conditions an answer is followed by the next question', () => {
  const first = said(real, 'Je lis tout.')

  expect(first).toMatchObject({
    answers: ['Je lis tout.'],
    answerTimes: [30, 0, 0],
    currentQuestionIndex: 1,
    draft: '',
    questionStartedAt: null,
  })
  expect(whereToResume(first)).toBe('/simulator')
  expect(listUnassessed(first)).toEqual([])
})

test('once the last question is over its answers wait to be assessed, and it is still under way', () => {
  const over = said(skip(said(real, 'Je lis tout.'), START), 'Oui, deux.')

  expect(whereToResume(over)).toBe('/summary')
  expect(listUnassessed(over)).toEqual([0, 2])
  expect(isUnderWay(over)).toBe(true)
  expect(stateOf(over)).toBe('Réponses à analyser, libraire')

  const half = assessed(over, 2)
  expect(listUnassessed(half)).toEqual([0])
  const whole = assessed(half, 0)
  expect(listUnassessed(whole)).toEqual([])
  expect(isUnderWay(whole)).toBe(false)
  expect(stateOf(whole)).toBe('Récapitulatif, libraire')
})

test('once its recap was made without a feedback, an interview is over', () => {
  const over = skip(skip(said(real, 'Je lis tout.'), START), START)
  expect(isUnderWay(over)).toBe(true)

  const summed = receiveSummary(over, aSummary())

  expect(listUnassessed(summed)).toEqual([0])
  expect(isUnderWay(summed)).toBe(false)
  expect(stateOf(summed)).toBe('Récapitulatif, libraire')
})

test('a question tried again in the middle shows no feedback, and leads back to where one was', () => {
  const second = writeDraft(startQuestion(said(real, 'Je lis tout.'), START), 'Parce que')
  const again = said(retry(second, 0, START), 'Je lis beaucoup.')

  expect(again).toMatchObject({
    answers: ['Je lis beaucoup.'],
    retrying: null,
    currentQuestionIndex: 1,
    draft: 'Parce que',
  })
  expect(again.earlier[0]).toMatchObject([{ answer: 'Je lis tout.' }])
  expect(whereToResume(again)).toBe('/simulator')
})

test('after the end a question tried again has its feedback at once, as in training', () => {
  const over = skip(skip(said(real, 'Je lis tout.'), START), START)
  const again = said(retry(assessed(over, 0), 0, START), 'Je lis beaucoup.')

  expect(whereToResume(again)).toBe('/feedback')
  expect(next(again)).toMatchObject({ retrying: null, currentQuestionIndex: 3 })
})
