import { expect, test } from 'vitest'
import { elapsedSeconds, hasUnsavedText, isBeyondLast, isLast, whereToResume } from './interview.ts'
import { averageTime } from './interview-details.ts'
import { answer, next, receiveSummary, skip, startQuestion, writeDraft } from './interview-verbs.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { aFeedback, anInterview, answered, aSummary, START } from './testing/an-interview.ts'

test('a new interview has no answer, no feedback and no time yet', () => {
  const interview = anInterview()

  expect(interview).toMatchObject({
    currentQuestionIndex: 0,
    answers: [],
    feedbacks: [null, null, null],
    answerTimes: [0, 0, 0],
    startTime: START,
    summary: null,
  })
})

test('the time of an answer is counted in whole seconds from the moment its question appeared', () => {
  const shown = startQuestion(anInterview(), START)

  const given = answer(shown, 'Je lis tout.', START + 61_900)

  expect(given.answers).toEqual(['Je lis tout.'])
  expect(given.answerTimes).toEqual([61, 0, 0])
})

test('the clock starts again at zero with each question', () => {
  const second = answered(anInterview(), 'Je lis tout.', 90)

  const shown = startQuestion(second, START + 200_000)

  expect(elapsedSeconds(shown, START + 200_000)).toBe(0)
})

test('displaying the same question twice does not restart its clock', () => {
  const shown = startQuestion(anInterview(), START)

  const again = startQuestion(shown, START + 5_000)

  expect(elapsedSeconds(again, START + 9_000)).toBe(9)
})

test('who comes back to an answered question takes up its text and its time', () => {
  const given = answer(startQuestion(anInterview(), START), 'Je lis tout.', START + 30_000)

  const back = startQuestion(writeDraft(given, ''), START + 100_000)

  expect(back.draft).toBe('Je lis tout.')
  expect(elapsedSeconds(back, START + 101_000)).toBe(31)
})

test('an answer of spaces and invisible characters is ignored', () => {
  const shown = startQuestion(anInterview(), START)

  const given = answer(shown, ' \u200b\n ', START + 1_000)

  expect(given).toBe(shown)
})

test('a skipped question keeps an empty entry and leads to the following one', () => {
  const skipped = skip(startQuestion(anInterview(), START), START + 4_000)

  expect(skipped.answers).toEqual([''])
  expect(skipped.currentQuestionIndex).toBe(1)
})

test('skipping the last question ends the interview', () => {
  const last = anInterview({ currentQuestionIndex: 2, answers: ['', ''] })

  const over = skip(last, START)

  expect(isBeyondLast(over)).toBe(true)
  expect(skip(over, START)).toBe(over)
})

test('after the feedback of the last question there is no further question', () => {
  const last = anInterview({ currentQuestionIndex: 2 })

  expect(isLast(last)).toBe(true)
  expect(next(last).currentQuestionIndex).toBe(2)
})

test('a feedback that comes late goes to the question it was asked for', () => {
  const second = answered(anInterview(), 'Je lis tout.', 10)
  const feedback = aFeedback()

  const received = receiveFeedback(second, { index: 0, answer: 'Je lis tout.', feedback })

  expect(received.feedbacks).toEqual([feedback, null, null])
})

test('a feedback for an answer that was rewritten meanwhile is dropped', () => {
  const first = answer(anInterview(), 'Premier jet.', START)
  const rewritten = answer(first, 'Second jet.', START)

  const received = receiveFeedback(rewritten, {
    index: 0,
    answer: 'Premier jet.',
    feedback: aFeedback(),
  })

  expect(received.feedbacks[0]).toBeNull()
})

test('submitting the same answer again keeps its feedback, another one asks for a new feedback', () => {
  const given = answer(anInterview(), 'Je lis tout.', START)
  const assessed = receiveFeedback(given, {
    index: 0,
    answer: 'Je lis tout.',
    feedback: aFeedback(),
  })

  expect(answer(assessed, 'Je lis tout.', START).feedbacks[0]).not.toBeNull()
  expect(answer(assessed, 'Autre chose.', START).feedbacks[0]).toBeNull()
})

test('a feedback that comes after the recap makes the recap be asked again', () => {
  const summed = receiveSummary(answered(anInterview(), 'Je lis tout.', 10), aSummary())

  const received = receiveFeedback(summed, {
    index: 0,
    answer: 'Je lis tout.',
    feedback: aFeedback(),
  })

  expect(received.summary).toBeNull()
})

test('the average time counts the answered questions only', () => {
  const one = answered(anInterview(), 'Je lis tout.', 30)
  const two = skip(startQuestion(one, START), START + 500_000)
  const three = answered(two, 'Quand commencez-vous ?', 61)

  expect(averageTime(three)).toBe(46)
  expect(averageTime(anInterview())).toBe(0)
})

test('words that are being typed count as unsaved until they are submitted', () => {
  const typing = writeDraft(startQuestion(anInterview(), START), 'Je lis')

  expect(hasUnsavedText(typing)).toBe(true)
  expect(hasUnsavedText(answer(typing, 'Je lis', START))).toBe(false)
  expect(hasUnsavedText(writeDraft(typing, '  '))).toBe(false)
})

test('someone who comes back finds the screen that was left', () => {
  const answering = startQuestion(anInterview(), START)
  const reading = answer(answering, 'Je lis tout.', START)

  expect(whereToResume(answering)).toBe('/simulator')
  expect(whereToResume(reading)).toBe('/feedback')
  expect(whereToResume(next(reading))).toBe('/simulator')
  expect(whereToResume(receiveSummary(reading, aSummary()))).toBe('/summary')
  expect(whereToResume(anInterview({ currentQuestionIndex: 3 }))).toBe('/summary')
})
