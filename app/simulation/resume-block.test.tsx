// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentInterview } from './current-interview.ts'
import type { Interview } from './interview.ts'
import { startQuestion, writeDraft } from './interview-verbs.ts'
import { aFeedback, anInterview, answered } from './testing/an-interview.ts'
import { button, show } from './testing/show.tsx'

const interrupted = writeDraft(
  startQuestion(answered(anInterview(), 'Je lis tout.', 20, aFeedback()), Date.now()),
  'Parce que',
)
const keep = () =>
  sessionStorage.setItem(
    'interview',
    JSON.stringify({ savedAt: Date.now(), interview: interrupted }),
  )

test('an interrupted interview is taken up where it was left', async () => {
  keep()
  using _page = show('/')
  await screen.findByText('Question 2 sur 3, libraire')

  fireEvent.click(await button('Reprendre la simulation'))

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(field.value).toBe('Parce que')
  expect(currentInterview()?.feedbacks[0]).toEqual(aFeedback())
})

test('an interview says whether it outlives its tab', async () => {
  const card = (changes: Partial<Interview>) => show('/', { interview: anInterview(changes) })
  {
    using _page = card({})
    await screen.findByText(/gardés dans cet onglet/)
  }
  using _page = card({ madeHere: 'visitor' })
  await screen.findByText(/gardés sur cet appareil/)
})

test('an abandoned interview comes back while that can be undone', async () => {
  keep()
  using _page = show('/')
  await screen.findByText('Question 2 sur 3, libraire')

  fireEvent.click(await button('Abandonner'))
  expect(sessionStorage.getItem('interview')).toBeNull()
  fireEvent.click(await button("Annuler l'abandon"))

  await screen.findByText('Question 2 sur 3, libraire')
  expect(currentInterview()?.draft).toBe('Parce que')
})

test('after ten seconds an abandoned interview is gone for good', async () => {
  keep()
  using _page = show('/')
  await screen.findByText('Question 2 sur 3, libraire')

  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner' }))
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  const before = screen.queryByRole('button', { name: "Annuler l'abandon" })
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()

  expect(before).not.toBeNull()
  expect(screen.queryByRole('button', { name: "Annuler l'abandon" })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reprendre la simulation' })).toBeNull()
  expect(sessionStorage.getItem('interview')).toBeNull()
})

test('beginning another interview asks first, and spends nothing before the answer', async () => {
  keep()
  using _page = show('/')

  fireEvent.click(await button('Commencer une simulation'))
  const asked = await screen.findByRole('dialog', { name: 'Un entretien est en cours' })
  const spent = localStorage.getItem('anonymous_simulations')
  fireEvent.click(within(asked).getByRole('button', { name: 'Reprendre la simulation' }))

  await screen.findByText('Question 2 sur 3')
  expect([spent, localStorage.getItem('anonymous_simulations')]).toEqual([null, null])
  expect(currentInterview()?.draft).toBe('Parce que')
})

test('who would rather begin another interview does, and is asked once', async () => {
  keep()
  const questions = { questions: ['Qui êtes-vous ?'], title: null, simulationId: 'two' }
  using _page = show('/', { answering: () => Response.json(questions) })

  fireEvent.click(await button('Commencer une simulation'))
  fireEvent.click(await button('En commencer une autre'))
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Servir. '.repeat(9) } })
  await waitFor(async () =>
    expect(await button('Générer les questions')).toHaveProperty('disabled', false),
  )
  fireEvent.click(await button('Générer les questions'))

  await screen.findByText('Question 1 sur 1')
  expect(localStorage.getItem('anonymous_simulations')).toBe('1')
})

test('starting counts one run and leads to the offer', async () => {
  using _page = show('/')

  fireEvent.click(await button('Commencer une simulation'))

  await screen.findByText('0/50 caractères minimum requis')
  expect(localStorage.getItem('anonymous_simulations')).toBe('1')
})

test('a fourth start of a visitor opens the dialog of sign-in', async () => {
  localStorage.setItem('anonymous_simulations', '3')
  using _page = show('/')

  fireEvent.click(await button('Commencer une simulation'))

  await screen.findByRole('dialog', { name: 'Connexion' })
  expect(localStorage.getItem('anonymous_simulations')).toBe('3')
})
