// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { retry } from '../interview-verbs.ts'
import { aFeedback, anInterview, answered, START } from '../testing/an-interview.ts'
import { button, show } from '../testing/show.tsx'

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Votre réponse' })
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } })

test('the question, its place and its progress are shown, and the question is focused', async () => {
  using _page = show('/simulator', { interview: anInterview() })

  const question = await screen.findByRole('heading', { name: 'Qui êtes-vous\u00a0?' })

  expect(screen.getByText('Question 1 sur 3')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33.3')
  expect(screen.getByRole('timer').textContent).toMatch(/^00:0\d$/)
  await waitFor(() => expect(document.activeElement).toBe(question))
  for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('')
})

test('the line of the offer that calls for a question stands under it, and under it alone', async () => {
  const lines = ['Tenir la caisse du magasin', null, null]
  using _page = show('/simulator', { interview: { ...anInterview(), lines } })

  const line = await screen.findByText('Tenir la caisse du magasin')
  fireEvent.click(await button('Passer'))

  await screen.findByText('Question 2 sur 3')
  expect(line.isConnected).toBe(false)
})

test('a blank answer is not submitted, and the reason stands at the field', async () => {
  using _page = show('/simulator', { interview: anInterview() })
  await write(' \u200b ')

  fireEvent.click(await button('Soumettre ma réponse'))

  await screen.findByText('Veuillez écrire une réponse avant de la soumettre.')
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(currentInterview()?.answers).toEqual([])
})

test('an answer over 10,000 characters is kept whole but not submitted', async () => {
  using _page = show('/simulator', { interview: anInterview() })
  await write('a'.repeat(10_001))

  fireEvent.click(await button('Soumettre ma réponse'))

  await screen.findByText('La réponse dépasse 10 000 caractères.')
  expect((await field()).value).toHaveLength(10_001)
  expect(currentInterview()?.answers).toEqual([])
})

test('Ctrl+Enter submits the answer', async () => {
  using _page = show('/simulator', {
    interview: anInterview(),
    answering: () => Response.json(aFeedback()),
  })
  await write("J'ai rangé le rayon.")

  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true })

  await screen.findByText('Analyse et conseil')
  expect(currentInterview()?.answers).toEqual(["J'ai rangé le rayon."])
})

test('passing leads to the following question, and from the last one to the recap', async () => {
  using _page = show('/simulator', { interview: anInterview() })
  fireEvent.click(await button('Passer'))
  await screen.findByText('Question 2 sur 3')
  fireEvent.click(await button('Passer'))
  await screen.findByText('Question 3 sur 3')

  fireEvent.click(await button('Passer'))

  await screen.findByText('Vous avez passé toutes les questions')
})

test('the second press of a double click passes nothing more', async () => {
  using _page = show('/simulator', { interview: anInterview() })

  fireEvent.click(await button('Passer'), { detail: 1 })
  fireEvent.click(await button('Passer'), { detail: 2 })

  expect(currentInterview()?.answers).toEqual([''])
})

test('the offer can be read beside the question', async () => {
  using _page = show('/simulator', { interview: anInterview() })

  fireEvent.click(await button("Revoir l'offre"))

  expect((await screen.findByRole('region', { name: "L'offre" })).textContent).toContain(
    'Conseiller les clients',
  )
})

test('Escape closes the offer, also while one writes', async () => {
  using _page = show('/simulator', { interview: anInterview() })
  fireEvent.click(await button("Revoir l'offre"))
  await screen.findByRole('region', { name: "L'offre" })

  fireEvent.keyDown(await field(), { key: 'Escape' })

  await waitFor(() => expect(screen.queryByRole('region', { name: "L'offre" })).toBeNull())
  await button("Revoir l'offre")
})

test('a question taken again starts from nothing, or from the answer given before', async () => {
  const given = answered(anInterview(), "J'ai rangé le rayon.", 65, aFeedback())
  using _page = show('/simulator', { interview: retry(given, 0, START) })
  expect((await field()).value).toBe('')

  fireEvent.click(await button('Repartir de ma réponse'))

  await waitFor(async () => expect((await field()).value).toBe("J'ai rangé le rayon."))
  expect(screen.queryByRole('button', { name: 'Repartir de ma réponse' })).toBeNull()
})

test('without an interview the fallback screen shows, then the home page', async () => {
  // Its moment begins once it stands there, which takes turns of the loop and no time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  using _page = show('/simulator')
  while (!screen.queryByText('404 Page Not Found')) await new Promise(setImmediate)

  await vi.advanceTimersByTimeAsync(299)
  expect(screen.getByText('404 Page Not Found')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()

  await screen.findByText('Accueil')
})
