// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  currentInterview,
  findInterrupted,
  interviewStore,
} from '#app/simulation/current-interview.ts'
import { anInterview, aSummary } from '#app/simulation/testing/an-interview.ts'
import * as toasts from '#app/ui/toast.ts'
import { keepSaving } from './saver.ts'
import { aServer, beginning, OWNER } from './testing/a-saving-server.ts'
import { dropUnsent } from './unsent.ts'

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent '))

/** What another tab would find, once this one is closed. */
async function onDevice() {
  window.dispatchEvent(new Event('pagehide'))
  sessionStorage.removeItem('interview')
  return findInterrupted()
}

test('what the account has no simulation left for stays whole in the browser, until it has', async () => {
  const refusals = [403]
  using server = aServer(() => refusals.shift() ?? null)
  const told = vi.spyOn(toasts, 'showToast')
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin({ ...beginning('made-here'), madeHere: 'account' })
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))

  expect(told.mock.calls[0]?.[0]).toMatchObject({
    title: 'Non. Cet entretien reste sur cet appareil.',
  })
  expect([unsent().length, server.kept.size]).toEqual([3, 0])
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(unsent()).toEqual([]))
  expect(server.kept.get('offer')).toMatchObject({ madeHere: 'account' })
})

test('what is answered meanwhile waits with it, and enters the history with it', async () => {
  let isFull = true
  const knows = () => server.kept.has('offer')
  // As the server says it: no step of what it does not know.
  using server = aServer((names) => {
    if (names.includes('offer')) return isFull ? 403 : null
    return knows() ? null : 404
  })
  const told = vi.spyOn(toasts, 'showToast')
  told.mockClear()
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin({ ...beginning('goes-on'), madeHere: 'account' })
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))

  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(unsent()).toHaveLength(4)

  isFull = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(unsent()).toEqual([]))
  expect(server.answers()).toEqual(['Je lis tout.'])
})

test('it is found on the device until a history has all of it, finished or not', async () => {
  const refusals = [403]
  using server = aServer(() => refusals.shift() ?? null)
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  const summary = aSummary()
  interviewStore.restore(
    anInterview({ simulationId: 'finished', owner: OWNER, madeHere: 'account', summary }),
  )
  await waitFor(() => expect(server.calls).toHaveLength(1))
  expect(await onDevice()).toMatchObject({ simulationId: 'finished', summary })

  window.dispatchEvent(new Event('online'))

  await waitFor(() => expect(currentInterview()).toMatchObject({ madeHere: null, summary }))
  expect(unsent()).toEqual([])
  expect(await onDevice()).toBeNull()
})

test('one of which the server refused a part stays on the device', async () => {
  using server = aServer((names) => (names.includes('summary') ? 400 : null))
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin({ ...beginning('refused'), madeHere: 'account' })

  await waitFor(() => expect(unsent()).toEqual([]))

  expect([...server.kept.keys()].sort()).toEqual(['offer', 'position'])
  expect(await onDevice()).toMatchObject({ simulationId: 'refused' })
})

test('one that is deleted is sent no more', async () => {
  using server = aServer(() => 0)
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin({ ...beginning('deleted'), madeHere: 'account' })
  await waitFor(() => expect(server.calls).toHaveLength(1))

  dropUnsent(OWNER, 'another')
  expect(unsent()).toHaveLength(3)
  dropUnsent(OWNER, 'deleted')

  expect(unsent()).toEqual([])
})
