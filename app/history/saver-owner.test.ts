// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { arrive, leave } from '#app/accounts/tab-owner.ts'
import { queryClient } from '#app/platform/query-client.ts'
import { currentInterview, findInterrupted, session } from '#app/simulation/session.ts'
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
  arrive(OWNER)
  queryClient.setQueryData(['/api/user', 'jeton'], { user: { email: OWNER } })
  return {
    saved,
    [Symbol.dispose]() {
      fetch.mockRestore()
      leave()
    },
  }
}

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent '))

test('an interview that began without an account is saved once the account takes it', async () => {
  using server = aServer(200)
  localStorage.removeItem('token')
  session.begin(BEGINNING)
  localStorage.setItem('token', 'jeton')
  const stop = keepSaving(OWNER)
  session.startQuestion()
  session.answer('Je lis tout.')
  const before = unsent()

  session.claim(OWNER)
  await waitFor(() => expect(server.saved.join()).toContain('Je lis tout.'))
  await waitFor(() => expect(unsent()).toEqual([]))
  stop()

  expect(before).toEqual([])
})

test('an account that leaves takes with it what was not sent yet', async () => {
  using _server = aServer(503)
  const stop = keepSaving(OWNER)
  session.begin(BEGINNING)
  await waitFor(() => expect(unsent()).toHaveLength(3))
  stop()

  leave()

  expect(unsent()).toEqual([])
  expect(currentInterview()).toBeNull()
  expect(await findInterrupted()).toBeNull()
})
