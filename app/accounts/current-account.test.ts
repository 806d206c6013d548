// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { findCurrentAccount } from './queries.ts'
import { markSignedIn, markSignedOut } from './tab-account.ts'
import { dropToken, keepToken, readToken } from './token.ts'

const USER = { email: 'moi@exemple.fr', isAdmin: false, isPremium: false, simulationsUsed: 0 }
const known = () => Response.json({ user: USER })
const refused = () => Response.json({ message: 'Veuillez vous connecter.' }, { status: 401 })
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))

/** Signed in on a page whose calls are answered so, one after the other. */
function aPage(...answers: (() => Response | Promise<Response>)[]) {
  const asked = vi.fn(async () => (answers.shift() ?? unanswered)())
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers()
  keepToken('jeton')
  return {
    asked,
    [Symbol.dispose]() {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      queryClient.clear()
      dropToken()
    },
  }
}

test('a call that met no answer is made again, and signs nobody out meanwhile', async () => {
  using page = aPage(unanswered, known)

  const account = findCurrentAccount()
  await vi.advanceTimersByTimeAsync(500)
  const meanwhile = readToken()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(meanwhile).toBe('jeton')
  expect(await account).toEqual(USER)
  expect([readToken(), page.asked.mock.calls.length]).toEqual(['jeton', 2])
})

test('an account that the server names is known, although another one left its things here', async () => {
  markSignedIn('autre@exemple.fr')
  using _page = aPage(known)

  expect(await findCurrentAccount()).toEqual(USER)
  markSignedOut()
})

const portal = (status: number) => () =>
  new Response('<!doctype html><title>Wi-Fi de la gare</title>', { status })

for (const [what, answer] of [
  ['nothing', unanswered],
  ['a page', portal(200)],
  ['a page that asks to sign in', portal(401)],
  ['a page that says why', portal(511)],
] as const) {
  test(`where a network answers ${what} in the place of our server, the session is what it was`, async () => {
    using page = aPage(answer, answer, known)

    const account = findCurrentAccount()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([await account, readToken()]).toEqual([null, 'jeton'])

    for (let call = page.asked.mock.calls.length; call < 2; call++) await page.asked()
    expect(await findCurrentAccount()).toEqual(USER)
  })
}

test('a session that the server refuses is given up at once', async () => {
  using page = aPage(refused)

  expect([await findCurrentAccount(), readToken()]).toEqual([null, null])
  expect(page.asked).toHaveBeenCalledTimes(1)
})
