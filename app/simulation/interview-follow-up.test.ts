import { expect, test } from 'vitest'
import { contentsOf, interviewOf } from '#app/history/parts.ts'
import { completedFeedback, giveFollowUp, passFollowUp, writeFollowUp } from './follow-up-verbs.ts'
import { givenFollowUp, isAwaited, latestAttempt } from './interview.ts'
import { hasUnsentFollowUp } from './interview-details.ts'
import { answer, retry, skip, speak, startQuestion, writeDraft } from './interview-verbs.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { readInterview } from './stored-interview.ts'
import { aFeedback, anInterview, START } from './testing/an-interview.ts'

const ASKED = 'Et ensuite ?'
const answered = answer(startQuestion(anInterview(), START), 'Je lis.', START + 60_000)
const assessed = receiveFeedback(answered, {
  index: 0,
  answer: 'Je lis.',
  feedback: aFeedback({ followUp: ASKED }),
})
const typed = writeFollowUp(assessed, 0, 'Je conseille.')
const given = giveFollowUp(typed, 0)
const whole = receiveFeedback(given, {
  index: 0,
  answer: 'Je lis.',
  addition: 'Je conseille.',
  feedback: aFeedback({ score: 80 }),
})

test('what is typed is kept, given by the button alone, and awaits its feedback', () => {
  expect(hasUnsentFollowUp(typed, 0)).toBe(true)
  expect(givenFollowUp(typed, 0)).toBeNull()
  expect(isAwaited(typed, 0)).toBe(false)

  expect(hasUnsentFollowUp(given, 0)).toBe(false)
  expect(givenFollowUp(given, 0)).toEqual({ question: ASKED, answer: 'Je conseille.' })
  expect(isAwaited(given, 0)).toBe(true)
  expect(given.feedbacks[0]?.score).toBe(60)

  expect(isAwaited(whole, 0)).toBe(false)
  expect(latestAttempt(whole, 0)).toMatchObject({
    answer: 'Je lis.',
    followUp: { question: ASKED, answer: 'Je conseille.' },
    feedback: { score: 80 },
  })
})

test('words that say nothing are not given, and nothing is asked of who was asked nothing', () => {
  expect(giveFollowUp(writeFollowUp(assessed, 0, ' \u200b'), 0).followUps[0]?.isGiven).toBe(false)
  expect(writeFollowUp(whole, 0, 'Encore.')).toBe(whole)
  expect(writeFollowUp(answered, 0, 'Encore.')).toBe(answered)
})

test('a question that is left keeps its feedback and asks no more', () => {
  const passed = passFollowUp(typed, 0)

  expect(passed.feedbacks[0]).toEqual(aFeedback())
  expect(passed.followUps[0]).toBeNull()
  expect(passFollowUp(given, 0)).toEqual(passed)
})

test('what was shown is kept when both score less, with the attempt that they belong to', () => {
  const completed = { index: 0, answer: 'Je lis.', addition: 'Je conseille.' }
  const again = answer(retry(given, 0, START), 'Autrement.', START)
  const scored = (interview: typeof given, score: number) =>
    completedFeedback(interview, { ...completed, feedback: aFeedback({ score }) })?.score

  expect([scored(given, 40), scored(given, 60), scored(given, 80)]).toEqual([60, 60, 80])
  expect([scored(again, 40), scored(again, 80)]).toEqual([60, 80])
  expect(scored(passFollowUp(given, 0), 80)).toBeUndefined()
  expect(scored(whole, 70)).toBeUndefined()
})

test('an addition that was assessed is not left any more', () => {
  expect(passFollowUp(whole, 0)).toBe(whole)
})

test('another attempt begins without the addition, which stays with the earlier one', () => {
  const again = answer(retry(given, 0, START), 'Autrement.', START)

  expect(again.followUps[0]).toBeNull()
  expect(again.earlier[0]?.[0]?.followUp?.answer).toBe('Je conseille.')

  const late = receiveFeedback(again, {
    index: 0,
    answer: 'Je lis.',
    addition: 'Je conseille.',
    feedback: aFeedback({ score: 80 }),
  })
  expect(late.earlier[0]?.[0]?.feedback?.score).toBe(80)
  expect(late.feedbacks[0]).toBeNull()
})

test('a question that is passed after all has no addition', () => {
  const back = { ...whole, questionStartedAt: START }

  expect(skip(back, START).followUps[0]).toBeNull()
})

test('both parts come back from the tab, with what is being typed', () => {
  const kept = (interview: typeof typed) =>
    readInterview(JSON.stringify({ savedAt: START, interview }), START)

  expect(kept(typed)?.followUps).toEqual(typed.followUps)
  expect(kept(whole)).toEqual(whole)
  const { followUps: _, ...before } = assessed
  expect(readInterview(JSON.stringify({ savedAt: START, interview: before }), START)).toEqual(
    assessed,
  )
})

test('the history keeps both parts, and nothing of what is only typed', () => {
  const partsOf = (interview: typeof typed) =>
    contentsOf(interview).map((content) => ({ ...content, changedAt: 1 }))

  expect(partsOf(typed)).toEqual(partsOf(assessed))
  expect(interviewOf('simulation-1', partsOf(whole))).toMatchObject({
    answers: whole.answers,
    followUps: whole.followUps,
    feedbacks: whole.feedbacks,
  })
})

const SAID = { seconds: 60, words: 130, silences: 1 }

test('how an answer was said goes with it, into the tab, the history and earlier attempts', () => {
  const spoken = answer(speak(speak(anInterview(), SAID), SAID), 'Je lis.', START)
  const both = { seconds: 120, words: 260, silences: 2 }

  expect(spoken).toMatchObject({ spoken: [both, null, null], draftSpoken: null })
  const kept = readInterview(JSON.stringify({ savedAt: START, interview: spoken }), START)
  expect(kept).toEqual(spoken)
  const parts = contentsOf(spoken).map((content) => ({ ...content, changedAt: 1 }))
  expect(interviewOf('simulation-1', parts)?.spoken).toEqual([both, null, null])

  const again = answer(retry(spoken, 0, START), 'Autrement.', START)
  expect(again.spoken[0]).toBeNull()
  expect(again.earlier[0]?.[0]?.spoken).toEqual(both)
})

test('how it was said is forgotten with the words of an emptied field', () => {
  const written = writeDraft(speak(anInterview(), SAID), 'Je lis.')
  const anew = writeDraft(writeDraft(written, ''), 'Autrement.')

  expect(answer(written, 'Je lis.', START).spoken[0]).toEqual(SAID)
  expect(answer(anew, 'Autrement.', START).spoken[0]).toBeNull()
})

test('what was said to a question that is passed is forgotten with it', () => {
  const passed = skip(speak(startQuestion(anInterview(), START), SAID), START)

  expect(passed).toMatchObject({ spoken: [null, null, null], draftSpoken: null })
})
