// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { findCurrentAccount } from './queries.ts'
import { keepToken, readToken } from './token.ts'

const USER = { email: 'moi@exemple.fr', isAdmin: false, isPremium: false, simulationsUsed: 0 }
const known = () => Response.json({ user: USER })
const refused = () => Response.json({ message: 'Veuillez vous connecter.' }, { status: 401 })
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))

beforeAll(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** Signed in on a page whose calls are answered so, one after the other. */
function aPage(...answers: (() => Response | Promise<Response>)[]) {
  const asked = vi.fn(async () => (answers.shift() ?? unanswered)())
  vi.stubGlobal('fetch', asked)
  keepToken('jeton')
  return asked
}

test('a call that met no answer is made again, and signs nobody out meanwhile', async () => {
  const asked = aPage(unanswered, known)

  const account = findCurrentAccount()
  await vi.advanceTimersByTimeAsync(500)
  const meanwhile = readToken()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(meanwhile).toBe('jeton')
  expect(await account).toEqual(USER)
  expect([readToken(), asked.mock.calls.length]).toEqual(['jeton', 2])
})

test('who cannot be known at all is signed out', async () => {
  aPage(unanswered, unanswered)

  const account = findCurrentAccount()
  await vi.advanceTimersByTimeAsync(2_000)

  expect([await account, readToken()]).toEqual([null, null])
})

test('a session that the server refuses is given up at once', async () => {
  const asked = aPage(refused)

  expect([await findCurrentAccount(), readToken()]).toEqual([null, null])
  expect(asked).toHaveBeenCalledTimes(1)
})
