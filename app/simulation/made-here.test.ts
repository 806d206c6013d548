// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSignedIn, markSignedOut } from '#app/accounts/tab-account.ts'
import { currentInterview, findInterrupted, interviewStore } from './current-interview.ts'
import type { Interview } from './interview.ts'
import { isInterviewKept } from './kept-interview.ts'
import { aFeedback, anInterview } from './testing/an-interview.ts'

const LEA = 'lea@exemple.fr'
const MAX = 'max@exemple.fr'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  interviewStore.clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

const signIn = (email: string) => {
  localStorage.setItem('token', `jeton de ${email}`)
  markSignedIn(email)
}

const leaving = () => window.dispatchEvent(new Event('pagehide'))
const later = () => vi.setSystemTime(Date.now() + 60_000)

const madeHere = (changes: Partial<Interview> = {}) =>
  anInterview({ madeHere: 'visitor', ...changes })

/** The tab is closed, and another one opened: what the device keeps is all there is. */
const openAnotherTab = () => {
  leaving()
  sessionStorage.removeItem('interview')
}

test.each<[string, Partial<Interview>]>([
  ["a visitor's", {}],
  ['a private one', { isPrivate: true }],
  ["the account's", { owner: LEA, madeHere: 'account' }],
])('whoever signs out leaves no interview on the device: %s', async (_, changes) => {
  signIn(LEA)
  interviewStore.restore(madeHere(changes))
  openAnotherTab()
  expect(await findInterrupted()).toMatchObject({ simulationId: 'simulation-1' })

  markSignedOut()

  expect(Object.values({ ...localStorage }).join()).not.toContain('libraire')
  expect([isInterviewKept(), await findInterrupted()]).toEqual([false, null])
})

test("an account's is found by that account alone, and given back to it", async () => {
  signIn(LEA)
  interviewStore.restore(madeHere({ owner: LEA, madeHere: 'account', draft: 'Je lis' }))
  leaving()
  localStorage.removeItem('token')
  expect(isInterviewKept()).toBe(true)

  signIn(MAX)
  expect([isInterviewKept(), await findInterrupted()]).toEqual([false, null])
  interviewStore.restore(
    madeHere({ owner: MAX, simulationId: 'simulation-2', madeHere: 'account' }),
  )
  openAnotherTab()
  expect(await findInterrupted()).toMatchObject({ simulationId: 'simulation-2' })

  signIn(LEA)
  sessionStorage.clear()
  expect(await findInterrupted()).toMatchObject({ simulationId: 'simulation-1', draft: 'Je lis' })
})

test('one that an account takes over is kept for it alone', async () => {
  interviewStore.restore(madeHere())
  signIn(LEA)
  interviewStore.claim(LEA)
  openAnotherTab()
  expect(await findInterrupted()).toMatchObject({ owner: LEA })

  localStorage.removeItem('token')

  expect(await findInterrupted()).toBeNull()
})

test('a tab that is closed behind another takes nothing back from it', async () => {
  interviewStore.restore(madeHere({ answers: ['Je lis un peu.'] }))
  leaving()
  const ahead = madeHere({ answers: ['Je lis tout.'], currentQuestionIndex: 1 })
  const [savedAt, changedAt] = [Date.now() + 60_000, Date.now() + 60_000]
  later()
  localStorage.setItem('made_here', JSON.stringify({ savedAt, changedAt, interview: ahead }))
  later()

  interviewStore.receiveFeedback('simulation-1', {
    index: 0,
    answer: 'Je lis un peu.',
    feedback: aFeedback(),
  })
  leaving()

  expect(await findInterrupted()).toMatchObject({ answers: ['Je lis tout.'] })
})

test('a tab whose candidate goes on is newer than the one that was left', async () => {
  interviewStore.restore(madeHere())
  const older = {
    savedAt: Date.now(),
    changedAt: Date.now(),
    interview: madeHere({ draft: 'Hier' }),
  }
  localStorage.setItem('made_here', JSON.stringify(older))
  later()

  interviewStore.writeDraft("Aujourd'hui")
  openAnotherTab()

  expect(await findInterrupted()).toMatchObject({ draft: "Aujourd'hui" })
})

test('one that was taken up from a history takes the place of what the device kept of it', async () => {
  signIn(LEA)
  interviewStore.restore(madeHere({ owner: LEA, madeHere: 'account' }))

  interviewStore.restore(anInterview({ owner: LEA, answers: ['Je lis tout.'] }))
  openAnotherTab()

  expect(await findInterrupted()).toBeNull()
})

test('what cannot be read in the tab does not take with it what the device kept', async () => {
  interviewStore.restore(madeHere())
  leaving()
  sessionStorage.setItem('interview', 'garbage')

  expect(await findInterrupted()).toMatchObject({ simulationId: 'simulation-1' })
  expect(sessionStorage.getItem('interview')).toBeNull()
})

test('one interview that is deleted goes from the device, another stays', async () => {
  interviewStore.restore(madeHere())
  openAnotherTab()

  await interviewStore.clearOne('another')
  expect(isInterviewKept()).toBe(true)
  await interviewStore.clearOne('simulation-1')

  expect(isInterviewKept()).toBe(false)
  expect(currentInterview()).toBeNull()
})

test('a correction does not change who began it', () => {
  interviewStore.restore(madeHere())
  const { questions, title, simulationId } = anInterview()
  const asked = { questions, title, simulationId, understood: null as never, lines: [] }

  interviewStore.askAgain('simulation-1', { ...asked, ...{ madeHere: 'account' } })

  expect(currentInterview()).toMatchObject({ madeHere: 'visitor' })
})
