// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startQuestion, writeDraft } from './interview-verbs.ts'
import { currentInterview } from './session.ts'
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

test('an abandoned interview is gone for good', async () => {
  keep()
  using _page = show('/')
  await screen.findByText('Question 2 sur 3, libraire')

  fireEvent.click(await button('Abandonner'))

  expect(screen.queryByRole('button', { name: 'Reprendre la simulation' })).toBeNull()
  expect(sessionStorage.getItem('interview')).toBeNull()
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
