// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markSignedIn, markSignedOut } from '#app/accounts/tab-account.ts'
import { queryClient } from '#app/platform/query-client.ts'
import {
  currentInterview,
  findInterrupted,
  interviewStore,
} from '#app/simulation/current-interview.ts'
import { keepSaving } from './saver.ts'
import { QUESTIONS } from './testing/parts.ts'

const OWNER = 'lea@exemple.fr'
const BEGINNING = {
  questions: QUESTIONS,
  title: null,
  jobDescription: 'Offre.',
  simulationId: 'one',
}

/** A server that answers so, for a browser in which Léa is signed in. */
function aServer(status: number) {
  const saved: string[] = []
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    saved.push(String(init?.body))
    return Response.json({}, { status })
  })
  localStorage.setItem('token', 'jeton')
  markSignedIn(OWNER)
  queryClient.setQueryData(['/api/user', 'jeton'], { user: { email: OWNER } })
  return {
    saved,
    [Symbol.dispose]() {
      fetch.mockRestore()
      markSignedOut()
    },
  }
}

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent '))

test('an interview that began without an account is saved once the account takes it', async () => {
  using server = aServer(200)
  localStorage.removeItem('token')
  interviewStore.begin(BEGINNING)
  localStorage.setItem('token', 'jeton')
  const stop = keepSaving(OWNER)
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')
  const before = unsent()

  interviewStore.claim(OWNER)
  await waitFor(() => expect(server.saved.join()).toContain('Je lis tout.'))
  await waitFor(() => expect(unsent()).toEqual([]))
  stop()

  expect(before).toEqual([])
})

test('an account that leaves takes with it what was not sent yet', async () => {
  using _server = aServer(503)
  const stop = keepSaving(OWNER)
  interviewStore.begin(BEGINNING)
  await waitFor(() => expect(unsent()).toHaveLength(3))
  stop()

  markSignedOut()

  expect(unsent()).toEqual([])
  expect(currentInterview()).toBeNull()
  expect(await findInterrupted()).toBeNull()
})
