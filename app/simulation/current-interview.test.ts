// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { currentInterview, findInterrupted, interviewStore } from './current-interview.ts'
import { aFeedback, anInterview } from './testing/an-interview.ts'

afterEach(() => interviewStore.clear())

const QUESTIONS = { questions: ['Qui êtes-vous ?', 'Pourquoi ?'], title: null, simulationId: 'one' }

const begun = () => {
  sessionStorage.clear()
  interviewStore.begin({ ...QUESTIONS, jobDescription: 'Une offre.' })
  interviewStore.startQuestion()
}

test('an interrupted interview is found again with its answers, draft and feedback', async () => {
  begun()
  interviewStore.answer('Je lis tout.')
  interviewStore.receiveFeedback('one', { index: 0, answer: 'Je lis tout.', feedback: aFeedback() })
  interviewStore.next()
  interviewStore.writeDraft('Parce que')
  window.dispatchEvent(new Event('pagehide'))

  const found = await findInterrupted()

  expect(found).toEqual(currentInterview())
})

test('a key that the page has not followed yet is kept by whoever leaves', async () => {
  begun()
  interviewStore.writeDraft('Je lis')
  interviewStore.writeDraft('Je lis tout.')

  window.dispatchEvent(new Event('pagehide'))

  expect(await findInterrupted()).toMatchObject({ draft: 'Je lis tout.' })
})

test('the last keys before a question is passed do not reach the next one', () => {
  begun()
  interviewStore.writeDraft('Je lis')

  interviewStore.skip()

  expect(currentInterview()).toMatchObject({ answers: [''], draft: '' })
})

test('the last keys belong to the interview they were typed in', () => {
  begun()
  interviewStore.writeDraft('Je lis')

  interviewStore.begin({ ...QUESTIONS, simulationId: 'two', jobDescription: 'Une autre offre.' })

  expect(currentInterview()).toMatchObject({ simulationId: 'two', draft: '' })
})

test('the time away from an interview does not count', async () => {
  begun()
  window.dispatchEvent(new Event('pagehide'))
  const startedAt = currentInterview()?.questionStartedAt ?? 0
  const kept = JSON.parse(sessionStorage.getItem('interview') ?? '')
  sessionStorage.setItem('interview', JSON.stringify({ ...kept, savedAt: Date.now() - 3_600_000 }))

  const found = await findInterrupted()

  expect(found?.questionStartedAt).toBeGreaterThanOrEqual(startedAt + 3_600_000)
})

test.each([
  'garbage',
  '{}',
  'null',
  '[1,2]',
  JSON.stringify({ savedAt: 1, interview: { ...anInterview(), currentQuestionIndex: 99 } }),
  JSON.stringify({ savedAt: 1, interview: { ...anInterview(), feedbacks: [] } }),
  JSON.stringify({ savedAt: 1, interview: { ...anInterview(), questions: [] } }),
])('what cannot be read back is forgotten (%#)', async (garbage) => {
  sessionStorage.setItem('interview', garbage)

  expect(await findInterrupted()).toBeNull()

  expect(sessionStorage.getItem('interview')).toBeNull()
})

test('an interview that an older version of the product kept is found again', async () => {
  const { earlier: _, retrying: __, format, ...older } = anInterview({ answers: ['Je lis tout.'] })
  sessionStorage.setItem('interview', JSON.stringify({ savedAt: Date.now(), interview: older }))

  expect(await findInterrupted()).toEqual({
    ...older,
    format,
    earlier: [[], [], []],
    retrying: null,
  })
})

test('a format that cannot be read loses nothing of its interview', async () => {
  const kept = { ...anInterview(), format: { count: 5 } }
  sessionStorage.setItem('interview', JSON.stringify({ savedAt: Date.now(), interview: kept }))

  expect(await findInterrupted()).toEqual(anInterview())
})

test('a feedback for a simulation that was left has nowhere to go', () => {
  begun()
  interviewStore.answer('Je lis tout.')
  interviewStore.begin({ ...QUESTIONS, simulationId: 'two', jobDescription: 'Une autre offre.' })

  interviewStore.receiveFeedback('one', { index: 0, answer: 'Je lis tout.', feedback: aFeedback() })

  expect(currentInterview()?.feedbacks).toEqual([null, null])
})

test('a full storage loses the mirror, never the interview', () => {
  using _full = fullStorage()

  begun()
  interviewStore.answer('Je lis tout.')

  expect(currentInterview()?.answers).toEqual(['Je lis tout.'])
})

test('a cleared interview leaves nothing behind', async () => {
  begun()
  interviewStore.writeDraft('Je lis')

  interviewStore.clear()
  window.dispatchEvent(new Event('pagehide'))

  expect(currentInterview()).toBeNull()
  expect(await findInterrupted()).toBeNull()
})

function fullStorage() {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  return { [Symbol.dispose]: () => spy.mockRestore() }
}

test('a feedback that came or was kept without its lists is whole when it is read', async () => {
  const { dimensions: _, evidence: __, ...bare } = aFeedback()
  begun()
  interviewStore.answer('Je lis tout.')
  interviewStore.receiveFeedback('one', {
    index: 0,
    answer: 'Je lis tout.',
    feedback: bare as ReturnType<typeof aFeedback>,
  })

  expect(currentInterview()?.feedbacks[0]).toEqual({ ...bare, dimensions: [], evidence: [] })
  const interview = { ...currentInterview(), feedbacks: [bare, null] }
  sessionStorage.setItem('interview', JSON.stringify({ savedAt: Date.now(), interview }))
  expect((await findInterrupted())?.feedbacks[0]).toMatchObject({ dimensions: [], evidence: [] })
})
