// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { currentInterview, interviewStore } from '#app/simulation/current-interview.ts'
import { anInterview } from '#app/simulation/testing/an-interview.ts'
import * as toasts from '#app/ui/toast.ts'
import type { Part, WholeSimulation } from './contract.ts'
import { contentsOf, interviewOf } from './parts.ts'
import { resumeSimulation } from './resume.ts'
import { keepSaving } from './saver.ts'
import { aServer, beginning, OWNER } from './testing/a-saving-server.ts'
import { A_FEEDBACK, offer, step } from './testing/parts.ts'

const saving = () => ({ [Symbol.dispose]: keepSaving(OWNER) })

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent '))
const allSent = () => waitFor(() => expect(unsent()).toEqual([]))

test('each step is sent as it comes, and only what changed', async () => {
  using server = aServer()
  using _saving = saving()
  interviewStore.begin(beginning('steps'))
  await waitFor(() => expect(server.kept.has('offer')).toBe(true))
  await allSent()

  interviewStore.startQuestion()
  interviewStore.writeDraft('Je')
  interviewStore.answer('Je lis tout.')
  await waitFor(() => expect(server.answers()).toEqual(['Je lis tout.']))
  await allSent()

  expect(server.calls).toEqual([['offer', 'position', 'summary'], ['step-0']])
})

test('what the network or the server refused is sent later, and nothing is lost', async () => {
  const troubles = [0, 503]
  using server = aServer(() => troubles.shift() ?? null)
  using _saving = saving()
  interviewStore.begin(beginning('later'))
  await waitFor(() => expect(troubles).toHaveLength(1))
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')

  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(troubles).toHaveLength(0))
  window.dispatchEvent(new Event('online'))
  await allSent()

  expect(server.answers()).toEqual(['Je lis tout.'])
  expect(server.kept.has('offer')).toBe(true)
})

test('what was not sent before a reload is sent after it', async () => {
  let left = {}
  {
    using _down = aServer(() => 503)
    using _saving = saving()
    interviewStore.begin(beginning('reload'))
    await waitFor(() => expect(unsent()).toHaveLength(3))
    left = { ...localStorage }
  }

  using later = aServer()
  for (const [key, value] of Object.entries<string>(left)) localStorage.setItem(key, value)
  using _again = saving()
  await allSent()

  expect([...later.kept.keys()].sort()).toEqual(['offer', 'position', 'summary'])
})

test('a list that is on the screen is asked for again once a step is saved', async () => {
  using _server = aServer()
  let asked = 0
  const list = new QueryObserver(queryClient, {
    queryKey: ['/api/simulations', 'jeton', ''],
    queryFn: async () => ++asked,
  })
  const leave = list.subscribe(() => {})
  await waitFor(() => expect(asked).toBe(1))

  using _saving = saving()
  interviewStore.begin(beginning('list'))
  await allSent()

  await waitFor(() => expect(asked).toBe(2))
  leave()
})

test('one part that is refused does not take the others with it', async () => {
  using server = aServer((names) => (names.includes('step-0') ? 400 : null))
  interviewStore.begin(beginning('refused'))
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')

  using _saving = saving()
  await waitFor(() => expect(server.kept.size).toBe(3))
  await allSent()

  expect([...server.kept.keys()].sort()).toEqual(['offer', 'position', 'summary'])
})

test('what there is no room for stays in this browser, is told once, and leaves when there is room', async () => {
  let isFull = true
  using server = aServer((names) => (isFull && names.includes('step-0') ? 413 : null))
  const toast = vi.spyOn(toasts, 'showToast')
  using _saving = saving()
  interviewStore.begin(beginning('full'))
  await waitFor(() => expect(server.kept.has('offer')).toBe(true))
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')
  await waitFor(() => expect(unsent()).toEqual([`unsent ${OWNER} full step-0`]))
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1))
  interviewStore.next()
  await waitFor(() => expect(server.kept.get('position')).toMatchObject({ index: 1 }))

  isFull = false
  window.dispatchEvent(new Event('online'))
  await allSent()

  expect(server.answers()).toEqual(['Je lis tout.'])
  expect(toast.mock.calls).toEqual([[{ title: 'Non.', tone: 'destructive' }]])
  toast.mockRestore()
})

test('a simulation that was deleted elsewhere is left alone', async () => {
  using server = aServer(() => 404)
  using _saving = saving()
  interviewStore.begin(beginning('deleted'))
  await waitFor(() => expect(server.calls).toHaveLength(1))
  await allSent()

  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')

  expect(unsent()).toEqual([])
})

test('an account never sends what another one wrote in this browser', async () => {
  using server = aServer()
  localStorage.setItem('unsent paul@exemple.fr deux step-0', JSON.stringify(step(0)))
  using _saving = saving()
  interviewStore.begin(beginning('another'))
  await waitFor(() => expect(server.calls).toHaveLength(1))

  expect(unsent()).toEqual(['unsent paul@exemple.fr deux step-0'])
})

const whole = (id: string, ...parts: Part[]): WholeSimulation => ({
  simulation: {
    id,
    title: null,
    employer: null,
    format: null,
    startedAt: '',
    changedAt: '',
    state: 'unfinished',
    score: null,
    answeredCount: 1,
    questionCount: 2,
  },
  parts,
})
const LATER = Date.now() + 3_600_000

test('an interview taken up from its parts is the interview that was kept', async () => {
  using _server = aServer()
  interviewStore.begin(beginning('same'))
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')
  interviewStore.receiveFeedback('same', { index: 0, answer: 'Je lis tout.', feedback: A_FEEDBACK })
  interviewStore.next()
  const before = currentInterview()
  if (!before) throw new Error('There is no interview.')

  const parts = contentsOf(before).map((content) => ({ ...content, changedAt: 1 }) as Part)

  expect(interviewOf('same', parts)).toEqual({ ...before, owner: null })
})

test('whose offer it is stays known wherever the interview is taken up', () => {
  const things = [
    { id: 'employer', label: 'Librairie du Port' },
    { id: 'night', label: 'de nuit' },
  ]
  const begun = { ...anInterview(), understood: { trade: null, things } }
  const parts = contentsOf(begun).map((content) => ({ ...content, changedAt: 1 }) as Part)

  const taken = interviewOf('same', parts)

  expect(taken && contentsOf(taken)[0]).toEqual(contentsOf(begun)[0])
})

test('who takes it up on another device goes on there, and writes newer than all it read', async () => {
  using server = aServer()
  using _saving = saving()

  const screen = await resumeSimulation(
    whole('device', offer(), step(0, { changedAt: LATER }), {
      kind: 'position',
      changedAt: LATER,
      index: 1,
    }),
  )
  interviewStore.startQuestion()
  interviewStore.skip()
  await allSent()

  expect(screen).toBe('/simulator')
  expect(server.calls).toEqual([['position', 'step-1', 'summary']])
  expect(server.kept.get('position')?.changedAt).toBe(LATER + 1)
})

test('what this browser could not send yet is newer than what the server knows', async () => {
  using _server = aServer(() => 503)
  const mine = step(0, { changedAt: LATER, answer: 'La mienne.' })
  localStorage.setItem(`unsent ${OWNER} mine step-0`, JSON.stringify(mine))

  await resumeSimulation(whole('mine', offer(), step(0, { answer: 'Celle du serveur.' })))

  expect(currentInterview()?.answers).toEqual(['La mienne.'])
})

test('what was sent after a page had read the simulation is known to that page as well', async () => {
  using server = aServer()
  const read = whole('behind', offer())
  const mine = step(0, { changedAt: LATER, answer: 'La mienne.' })
  localStorage.setItem(`unsent ${OWNER} behind step-0`, JSON.stringify(mine))
  using _saving = saving()
  await allSent()
  expect(server.answers()).toEqual(['La mienne.'])

  await resumeSimulation(read)

  expect(currentInterview()?.answers).toEqual(['La mienne.'])
})

test('a kept question is tried again from the history', async () => {
  using _server = aServer()

  const screen = await resumeSimulation(whole('again', offer(), step(0), step(1)), 0)

  expect(screen).toBe('/simulator')
  expect(currentInterview()).toMatchObject({
    currentQuestionIndex: 2,
    retrying: { index: 0, isGiven: false },
  })
})
