import { expect, test } from 'vitest'
import { canRetry, elapsedSeconds, shownIndex, whereToResume } from './interview.ts'
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
import { aFeedback, anInterview, answered, aSummary, START } from './testing/an-interview.ts'

const FIRST = aFeedback({ score: 40 })
const later = START + 60_000
const begun = () => answered(anInterview(), 'Premier jet.', 30, FIRST)

const retried = (interview = begun()) =>
  answer(startQuestion(retry(interview, 0, later), later), 'Second jet.', later + 20_000)

const finished = () => {
  const second = answered(begun(), 'Pour ce poste.', 20, aFeedback())
  const third = answer(startQuestion(second, START), 'Oui.', START + 5_000)
  return receiveSummary(third, aSummary())
}

test('a second attempt is kept beside the first, each with its time and its feedback', () => {
  const again = retried()

  const assessed = receiveFeedback(again, {
    index: 0,
    answer: 'Second jet.',
    feedback: aFeedback({ score: 70 }),
  })

  expect(assessed.answers).toEqual(['Second jet.'])
  expect(assessed.answerTimes).toEqual([20, 0, 0])
  expect(assessed.feedbacks[0]?.score).toBe(70)
  expect(assessed.earlier).toEqual([
    [{ answer: 'Premier jet.', seconds: 30, feedback: FIRST }],
    [],
    [],
  ])
})

test('a second attempt begins with an empty field and its own clock', () => {
  const trying = startQuestion(retry(begun(), 0, later), later)

  expect(shownIndex(trying)).toBe(0)
  expect(trying.draft).toBe('')
  expect(elapsedSeconds(trying, later + 7_000)).toBe(7)
  expect(whereToResume(trying)).toBe('/simulator')
})

test('giving a second attempt up keeps the first as it was', () => {
  const trying = startQuestion(retry(begun(), 0, later), later)

  const givenUp = skip(writeDraft(trying, 'Non, rien.'), later + 9_000)

  expect(givenUp).toEqual(begun())
})

test('the question that was being written waits with its words and its time', () => {
  const writing = writeDraft(startQuestion(begun(), START), 'Parce que')

  const back = next(retried(retry(writing, 0, START + 12_000)))

  expect(back.currentQuestionIndex).toBe(1)
  expect(back.draft).toBe('Parce que')
  expect(back.answerTimes[1]).toBe(12)
  expect(whereToResume(back)).toBe('/simulator')
})

test('trying again where the interview stands leads on as usual', () => {
  const reading = receiveFeedback(answer(anInterview(), 'Premier jet.', START), {
    index: 0,
    answer: 'Premier jet.',
    feedback: FIRST,
  })

  const again = retried(reading)

  expect(whereToResume(again)).toBe('/feedback')
  expect(next(again).currentQuestionIndex).toBe(1)
})

test('after a question of a finished interview, its recap is made again', () => {
  const again = retried(finished())

  expect(whereToResume(again)).toBe('/feedback')
  expect(again.summary).toBeNull()
  expect(whereToResume(next(again))).toBe('/summary')
})

test('the last question of a finished interview can be tried again too', () => {
  const trying = startQuestion(retry(finished(), 2, later), later)
  const again = answer(trying, 'Quand commencez-vous ?', later + 3_000)

  expect(shownIndex(again)).toBe(2)
  expect(again.earlier[2]).toMatchObject([{ answer: 'Oui.', seconds: 5 }])
  expect(whereToResume(next(again))).toBe('/summary')
})

test('a second attempt that is given up leaves a finished interview finished', () => {
  const givenUp = skip(startQuestion(retry(finished(), 0, later), later), later)

  expect(givenUp.summary).toEqual(aSummary())
  expect(whereToResume(givenUp)).toBe('/summary')
})

test('the same words again are no other attempt, and keep their feedback', () => {
  const same = answer(startQuestion(retry(begun(), 0, later), later), 'Premier jet.', later)

  expect(same.earlier[0]).toEqual([])
  expect(same.feedbacks[0]).toEqual(FIRST)
  expect(whereToResume(same)).toBe('/feedback')
})

test('an answer that is rewritten before going on is still the same attempt', () => {
  const back = startQuestion(retried(), later + 30_000)
  const rewritten = answer(back, 'Second jet, relu.', later + 40_000)

  expect(rewritten.answers[0]).toBe('Second jet, relu.')
  expect(rewritten.earlier[0]).toHaveLength(1)
  expect(rewritten.answerTimes[0]).toBe(30)
})

test('a question that was passed can be answered, and leaves no earlier attempt', () => {
  const passed = skip(startQuestion(anInterview(), START), START + 4_000)

  const again = retried(passed)

  expect(again.answers[0]).toBe('Second jet.')
  expect(again.earlier[0]).toEqual([])
})

test('a feedback that comes after the second answer goes to the first attempt', () => {
  const waiting = answered(anInterview(), 'Premier jet.', 30)

  const received = receiveFeedback(retried(waiting), {
    index: 0,
    answer: 'Premier jet.',
    feedback: FIRST,
  })

  expect(received.feedbacks[0]).toBeNull()
  expect(received.earlier[0]?.[0]?.feedback).toEqual(FIRST)
})

test('a question that was not reached yet, or tried five times, is not tried again', () => {
  const attempt = { answer: 'Un jet.', seconds: 3, feedback: null }
  const often = { ...begun(), earlier: [[attempt, attempt, attempt, attempt], [], []] }

  expect(canRetry(begun(), 0)).toBe(true)
  expect(canRetry(begun(), 1)).toBe(false)
  expect(canRetry(often, 0)).toBe(false)
  expect(retry(often, 0, later)).toBe(often)
})
