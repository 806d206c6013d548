// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer } from '../interview-verbs.ts'
import { aFeedback, anInterview, START } from '../testing/an-interview.ts'
import { button, show } from '../testing/show.tsx'

const FAILED = 'Une erreur est survenue lors de la génération du feedback.'
const given = answer(anInterview(), "J'ai rangé le rayon.", START)

/** No network for the first call, a feedback for the second, and none is awaited after it. */
const awayAtFirst = () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => aFeedback()]
  return async () => Response.json(await (answers.shift() ?? (() => 'Une de trop.'))())
}

test('without a network the specified sentence is shown, and one may go on', async () => {
  using page = show('/feedback', { interview: given, answering: () => Response.error() })
  await screen.findByText(FAILED)
  expect(page.toast()?.description).toBe(FAILED)

  fireEvent.click(await button('Continuer sans ce retour'))

  await screen.findByText('Question 2 sur 3')
})

test('without a network one message says so, not three', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  using page = show('/feedback', { interview: given, answering: awayAtFirst() })

  await screen.findByText(/^Vous êtes hors connexion/)

  expect(page.toast()).toBeNull()
  expect(screen.queryByText('Pas de feedback disponible pour cette question.')).toBeNull()
  expect(screen.queryByText(FAILED)).toBeNull()
  onLine.mockRestore()
})

test('an answer that never arrived is sent once when the network returns, pressed or not', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  using page = show('/feedback', { interview: given, answering: awayAtFirst() })
  await screen.findByText(/^Vous êtes hors connexion/)

  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  fireEvent.click(await button('Réessayer'))

  await screen.findByText('Votre exemple est clair.')
  expect(page.fetch).toHaveBeenCalledTimes(2)
})

test('a network that returns while an attempt is failing is not missed', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const answers = [away, () => promise, async () => Response.json(aFeedback())]
  using page = show('/feedback', { interview: given, answering: () => (answers.shift() ?? away)() })
  fireEvent.click(await button('Réessayer'))
  await waitFor(() => expect(page.fetch).toHaveBeenCalledTimes(2))

  window.dispatchEvent(new Event('online'))
  reject(new TypeError('Failed to fetch'))

  await button('Question suivante')
  expect(page.fetch).toHaveBeenCalledTimes(3)
})

test('a network that returns just as one presses is not missed, and the answer is sent once', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const answers = [away, () => promise, async () => Response.json(aFeedback())]
  using page = show('/feedback', { interview: given, answering: () => (answers.shift() ?? away)() })
  const retry = await button('Réessayer')

  fireEvent.click(retry)
  window.dispatchEvent(new Event('online'))
  reject(new TypeError('Failed to fetch'))

  await button('Question suivante')
  expect(page.fetch).toHaveBeenCalledTimes(3)
})

test('an attempt that reached the server as the network returned is not made again by itself', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const answers = [away, () => promise]
  using page = show('/feedback', { interview: given, answering: () => (answers.shift() ?? away)() })
  const retry = await button('Réessayer')

  fireEvent.click(retry)
  window.dispatchEvent(new Event('online'))
  resolve(Response.json({ message: 'Le service se repose.', code: 'unavailable' }, { status: 503 }))

  await screen.findByText('Le service se repose.')
  expect(page.fetch).toHaveBeenCalledTimes(2)
})

test('a page that is being left sends nothing when the network returns, and does if it stays', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  using page = show('/feedback', { interview: given, answering: awayAtFirst() })
  await screen.findByText(/^Vous êtes hors connexion/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

  window.dispatchEvent(new Event('beforeunload'))
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2_000)
  const asItLeft = page.fetch.mock.calls.length
  await vi.advanceTimersByTimeAsync(1_100)
  vi.useRealTimers()

  await screen.findByText('Votre exemple est clair.')
  expect(asItLeft).toBe(1)
  expect(page.fetch).toHaveBeenCalledTimes(2)
})
