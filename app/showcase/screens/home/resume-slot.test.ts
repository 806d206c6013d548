// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { interviewStore } from '#app/simulation/current-interview.ts'
import { forgetStart, recordStart } from '#app/simulation/start.ts'
import { keptHere } from './resume-slot.tsx'

test('a first visit has nothing to take up', () => {
  localStorage.clear()
  sessionStorage.clear()

  expect(keptHere()).toBe('nothing')
})

test('an interview that the tab keeps can be taken up after a reload', () => {
  localStorage.clear()

  interviewStore.begin({
    simulationId: 's',
    title: null,
    jobDescription: 'x',
    questions: ['Pourquoi ?'],
  })
  const during = keptHere()
  interviewStore.clear()

  expect([during, keptHere()]).toEqual(['interview', 'nothing'])
})

test('a start that waits for its offer can be taken up', async () => {
  localStorage.clear()

  await recordStart()
  const waiting = keptHere()
  forgetStart()

  expect([waiting, keptHere()]).toEqual(['start', 'nothing'])
})
