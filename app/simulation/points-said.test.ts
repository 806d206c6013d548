import { expect, test } from 'vitest'
import { contentsOf, interviewOf } from '#app/history/parts.ts'
import { giveFollowUp, writeFollowUp } from './follow-up-verbs.ts'
import { answer, retry, skip, startQuestion } from './interview-verbs.ts'
import { tickPoint } from './point-verbs.ts'
import { pointsToSay, saidPoints } from './points-said.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { readInterview } from './stored-interview.ts'
import { aFeedback, anInterview, START } from './testing/an-interview.ts'

const [STOCK, DELAY, PRICE, CALL] = ['le stock', 'le délai', 'le prix', "l'appel"] as const
const listensFor = [STOCK, DELAY, PRICE, CALL]
const assessed = receiveFeedback(answer(anInterview(), 'Je lis.', START), {
  index: 0,
  answer: 'Je lis.',
  feedback: aFeedback({ listensFor, heard: [DELAY], followUp: 'Et ensuite ?' }),
})
const tick = (interview: typeof assessed, point: string, isSaid = true) =>
  tickPoint(interview, { index: 0, point, isSaid })
const ticked = tick(assessed, STOCK)

test('until a hand touches one, the points that were heard are the ones that are said', () => {
  expect(assessed.pointsSaid).toEqual([null, null, null])
  expect(saidPoints(assessed, 0)).toEqual([DELAY])
  expect(saidPoints(assessed, 1)).toEqual([])
})

test('a point is ticked and unticked, among those heard, in the order of the list', () => {
  expect(saidPoints(ticked, 0)).toEqual([STOCK, DELAY])
  expect(saidPoints(tick(ticked, DELAY, false), 0)).toEqual([STOCK])
  expect(saidPoints(tick(assessed, DELAY, false), 0)).toEqual([])
})

test('what is no point of the question, or has no feedback, is not ticked', () => {
  expect(tick(assessed, 'la météo')).toBe(assessed)
  expect(tickPoint(assessed, { index: 1, point: STOCK, isSaid: true })).toBe(assessed)
})

test('the ticks stay while the question is tried again, and go with another answer', () => {
  const retried = retry(ticked, 0, START)

  expect(saidPoints(retried, 0)).toEqual([STOCK, DELAY])
  expect(answer(retried, 'Je lis.', START).pointsSaid[0]).toEqual([STOCK, DELAY])
  expect(answer(retried, 'Autrement.', START).pointsSaid[0]).toBeNull()
  expect(skip(startQuestion(ticked, START), START).pointsSaid[0]).toBeNull()
})

test('what an addition is heard to bring is said too, and what was unticked stays so', () => {
  const given = giveFollowUp(writeFollowUp(tick(ticked, DELAY, false), 0, 'Je chiffre.'), 0)
  const heard = [DELAY, PRICE]
  const arrival = { index: 0, answer: 'Je lis.', addition: 'Je chiffre.' }

  const whole = receiveFeedback(given, { ...arrival, feedback: aFeedback({ listensFor, heard }) })

  expect(saidPoints(whole, 0)).toEqual([STOCK, PRICE])
})

test('another attempt is for the first three points that are not said', () => {
  expect(pointsToSay(assessed, 0)).toEqual({ points: [STOCK, PRICE, CALL], isSure: false })
  expect(pointsToSay(ticked, 0)).toEqual({ points: [PRICE, CALL], isSure: true })
  expect(pointsToSay(tick(assessed, DELAY, false), 0).points).toEqual([STOCK, DELAY, PRICE])
  expect(
    pointsToSay(
      listensFor.reduce((all, point) => tick(all, point), assessed),
      0,
    ).points,
  ).toEqual([])
  expect(pointsToSay(assessed, 1).points).toEqual([])
})

test('the ticks come back from the tab, also of an interview that was kept before there were any', () => {
  const kept = (interview: object) =>
    readInterview(JSON.stringify({ savedAt: START, interview }), START)

  expect(kept(ticked)).toEqual(ticked)
  const { pointsSaid: _, ...before } = assessed
  expect(kept(before)).toEqual(assessed)
})

test('the history keeps the ticks of a hand, and nothing where there are none', () => {
  const parts = contentsOf(ticked).map((content) => ({ ...content, changedAt: 1 }))

  expect(interviewOf('simulation-1', parts)?.pointsSaid).toEqual(ticked.pointsSaid)
  expect(contentsOf(assessed).some((part) => 'pointsSaid' in part)).toBe(false)
})
