// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anInterview, answered } from '../testing/an-interview.ts'
import { button, show } from '../testing/show.tsx'

const OFFER = 'Conseiller les clients, tenir la caisse, suivre les commandes des écoles.'
const ASKED = ['Qui êtes-vous ?']
const NEXT = { questions: ['Pourquoi nous ?'], title: null, simulationId: 'two' }

/** What is asked of the server for this offer, after an interview on `OFFER`. */
async function askedFor(offer: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const interview = answered(
    anInterview({ simulationId: offer, jobDescription: OFFER, questions: ASKED }),
    'Je vends depuis six ans.',
    20,
  )
  using _page = show('/job-description', {
    interview,
    answering: (_, body) => {
      resolve(body)
      return Response.json(NEXT)
    },
  })
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: offer } })
  const press = await button('Générer les questions')
  await waitFor(() => expect(press).toHaveProperty('disabled', false))
  fireEvent.click(press)
  fireEvent.click(await button('En commencer une autre'))
  const body = await promise
  await screen.findByText('Pourquoi nous ?')
  return body
}

test('the same offer once more says what it was asked already', async () => {
  expect(await askedFor(OFFER)).toMatchObject({ jobDescription: OFFER, alreadyAsked: ASKED })
})

test('another offer says nothing of the one before', async () => {
  expect(await askedFor(`${OFFER} Poste à Nantes.`)).not.toHaveProperty('alreadyAsked')
})
