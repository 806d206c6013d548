// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, failure, show } from '../testing/show.tsx'

const LIMIT = 'Vous avez atteint votre limite de simulations gratuites.'

interface Server {
  user?: { simulationsUsed: number; isPremium: boolean } | null
  simulate?: () => Response
}

/** The home page of who is signed in, over a server that knows the account and counts as told. */
function showSignedIn({ user, simulate }: Server) {
  localStorage.setItem('token', 'a-token')
  return show('/', {
    answering: (path) => {
      if (path === '/api/simulate' && simulate) return simulate()
      if (path !== '/api/user' || !user) return failure(401, 'Veuillez vous connecter.')
      return Response.json({ user: { email: 'lea@exemple.fr', isAdmin: false, ...user } })
    },
  })
}

const start = async () => fireEvent.click(await button('Commencer une simulation'))
const atTheOffer = () => screen.findByText('0/50 caractères minimum requis')
/** What draws it comes with it: a test that does not wait leaves it to the next one. */
const premiumIsOffered = () => screen.findByRole('dialog', { name: 'Passer à Premium' })
const paths = (page: ReturnType<typeof show>) => page.fetch.mock.calls.map(([path]) => path)

test('the server counts the start of an account, not the browser', async () => {
  using page = showSignedIn({
    user: { simulationsUsed: 2, isPremium: false },
    simulate: () => Response.json({ simulationsUsed: 3, remaining: 0 }),
  })

  await start()

  await atTheOffer()
  expect(paths(page)).toContain('/api/simulate')
  expect(localStorage.getItem('anonymous_simulations')).toBeNull()
})

test('an account without free runs is told of its limit and offered Premium, and nothing is recorded', async () => {
  using page = showSignedIn({ user: { simulationsUsed: 3, isPremium: false } })

  await start()

  await waitFor(() =>
    expect(page.toast()).toMatchObject({ title: 'Limite atteinte', description: LIMIT }),
  )
  await premiumIsOffered()
  expect(paths(page)).not.toContain('/api/simulate')
})

test('a limit that only the server knows of stops the start', async () => {
  using page = showSignedIn({
    user: { simulationsUsed: 0, isPremium: false },
    simulate: () => Response.json({ message: LIMIT, code: 'limit-reached' }, { status: 403 }),
  })

  await start()

  await waitFor(() => expect(page.toast()?.title).toBe('Limite atteinte'))
  await premiumIsOffered()
  expect(localStorage.getItem('account_start')).toBeNull()
})

test('a network that answers in the place of the server ends no session', async () => {
  using _page = showSignedIn({
    user: { simulationsUsed: 0, isPremium: false },
    simulate: () => new Response('<h1>Connectez-vous au réseau</h1>', { status: 401 }),
  })

  await start()

  await atTheOffer()
  expect(localStorage.getItem('token')).toBe('a-token')
})

test('a premium account has no limit', async () => {
  using _page = showSignedIn({
    user: { simulationsUsed: 40, isPremium: true },
    simulate: () => Response.json({ simulationsUsed: 41, remaining: null }),
  })

  await start()

  await atTheOffer()
})

test('a start that could not be recorded is only logged, and goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  using _page = showSignedIn({
    user: { simulationsUsed: 1, isPremium: false },
    simulate: () => failure(502, 'Indisponible.'),
  })

  await start()

  await atTheOffer()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('who is signed out on the server starts as a visitor, by the count of the browser', async () => {
  using _page = showSignedIn({ user: null })

  await start()

  await atTheOffer()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('anonymous_simulations')).toBe('1')
})
