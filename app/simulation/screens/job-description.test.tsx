// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { anInterview } from '../testing/an-interview.ts'
import { button, failure, show } from '../testing/show.tsx'

const OFFER = 'Conseiller les clients, tenir la caisse, suivre les commandes des écoles.'
const QUESTIONS = { questions: ['Qui êtes-vous ?'], title: null, simulationId: 'one' }
const A_NAME = expect.stringMatching(/^[\da-f-]{36}$/)

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox')
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const isDisabled = async () =>
  (await screen.findByRole<HTMLButtonElement>('button', { name: 'Générer les questions' })).disabled
/** The button follows what is written by a frame. */
const generate = async () => {
  await waitFor(async () => expect(await isDisabled()).toBe(false))
  fireEvent.click(await button('Générer les questions'))
}

test('the counter counts visible characters and the button waits for fifty of them', async () => {
  using _page = show('/job-description')
  expect((await field()).rows).toBe(12)
  expect(screen.getByText('0/50 caractères minimum requis')).toBeTruthy()

  await write(`  ${'a'.repeat(49)} \u200b `)
  await screen.findByText('49/50 caractères minimum requis')
  expect(await isDisabled()).toBe(true)

  await write('a'.repeat(50))
  await screen.findByText('50/50 caractères minimum requis')
  expect(await isDisabled()).toBe(false)
})

test('an offer over 20,000 characters is kept whole and told at the field', async () => {
  using _page = show('/job-description')

  await write('a'.repeat(20_001))

  await screen.findByText(/L'offre dépasse 20 000 caractères/)
  expect((await field()).value).toHaveLength(20_001)
  expect(await isDisabled()).toBe(false)
})

test('a link instead of an offer is told at the field and to who goes on, and costs no start', async () => {
  using page = show('/job-description')

  await write('https://emploi.example/offres/detail/199ABCD?utm_source=mail')

  await screen.findByText(/Un lien ne peut pas être ouvert d'ici/)
  await generate()
  await waitFor(() =>
    expect(page.toast()?.description).toMatch(/^Un lien ne peut pas être ouvert d'ici/),
  )
  expect(page.fetch).not.toHaveBeenCalled()
  expect(localStorage.getItem('anonymous_simulations')).toBeNull()
})

test('questions begin an interview, spend the start and lead to the first one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  using _page = show('/job-description', { answering: () => promise })
  await write(OFFER)

  await generate()
  const waiting = await screen.findByText('Vos questions se préparent')
  await waitFor(() => expect(document.activeElement).toBe(waiting))
  expect(waiting.closest('[role=status]')).toBeNull()
  resolve(Response.json(QUESTIONS))

  await screen.findByText('Question 1 sur 1')
  expect(currentInterview()).toMatchObject({
    jobDescription: OFFER,
    questions: ['Qui êtes-vous ?'],
  })
  expect(localStorage.getItem('anonymous_simulations')).toBe('1')
  expect(localStorage.getItem('unused_start')).toBeNull()
})

test('a generation that fails keeps the text and the start, so that trying again costs nothing', async () => {
  using page = show('/job-description', { answering: () => failure(429, 'Plus tard.') })
  await write(OFFER)

  await generate()
  await waitFor(() => expect(page.toast()?.description).toBe('Plus tard.'))
  await generate()

  await waitFor(() => expect(page.fetch).toHaveBeenCalledTimes(2))
  expect((await field()).value).toBe(OFFER)
  expect(localStorage.getItem('anonymous_simulations')).toBe('1')
})

test.each([
  ['{"questions":[]}', "Aucune question n'a pu être générée. Veuillez réessayer."],
  ['<html>', 'Une erreur est survenue lors de la génération des questions.'],
])('an answer without questions is told as an error', async (body, sentence) => {
  using page = show('/job-description', { answering: () => new Response(body) })
  await write(OFFER)

  await generate()

  await waitFor(() =>
    expect(page.toast()).toMatchObject({
      title: 'Erreur',
      description: sentence,
      tone: 'destructive',
    }),
  )
})

test('a visitor without free runs is asked to sign in on arrival, and again on asking', async () => {
  localStorage.setItem('anonymous_simulations', '3')
  using page = show('/job-description')
  await screen.findByRole('dialog', { name: 'Connexion' })
  fireEvent.click(await button('Fermer'))
  await write(OFFER)

  await generate()

  await screen.findByRole('dialog', { name: 'Connexion' })
  expect(page.fetch).not.toHaveBeenCalled()
})

test('leaving without questions says that the start is kept', async () => {
  localStorage.setItem('unused_start', '1')
  using page = show('/job-description')

  fireEvent.click(await button("Retour à l'accueil"))

  await screen.findByText('Accueil')
  expect(page.toast()?.title).toBe('Votre simulation est gardée')
})

test('an offer being written is found again', async () => {
  sessionStorage.setItem('offer_draft', OFFER)

  using _page = show('/job-description')

  await waitFor(async () => expect((await field()).value).toBe(OFFER))
})

test('an offer is kept although the tab closes right after its last key', async () => {
  using _page = show('/job-description')
  await write(OFFER)

  window.dispatchEvent(new Event('pagehide'))

  expect(sessionStorage.getItem('offer_draft')).toBe(OFFER)
})

test('an offer is kept although its screen is left right after its last key', async () => {
  using _page = show('/job-description')
  await write(OFFER)

  fireEvent.click(await button("Retour à l'accueil"))

  await screen.findByText('Accueil')
  expect(sessionStorage.getItem('offer_draft')).toBe(OFFER)
})

test('back from a question of the last free interview, nothing is asked for and the question is one press away', async () => {
  localStorage.setItem('anonymous_simulations', '3')
  using page = show('/job-description', { interview: anInterview() })

  const resume = await screen.findByRole('link', { name: 'Reprendre la simulation' })

  expect(resume.getAttribute('href')).toBe('/simulator')
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.fetch).not.toHaveBeenCalled()
})

test('a format that was chosen is told, sent with the offer, kept by the tab and by the interview', async () => {
  const sent: unknown[] = []
  const answering = (_path: string, body: unknown) => {
    sent.push(body)
    return Response.json(QUESTIONS)
  }
  const format = { count: 4, asker: 'manager', conditions: 'real' }
  using _page = show('/job-description', { answering })
  fireEvent.click(await button('Format\u00a0: 8 questions, en entraînement'))
  await screen.findByRole('dialog', { name: "Format de l'entretien" })
  fireEvent.click(screen.getByRole('radio', { name: '4 questions' }))
  fireEvent.click(screen.getByRole('radio', { name: /^Un responsable du métier/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^Conditions réelles/ }))
  fireEvent.click(await button('Choisir ce format'))
  await button('Format\u00a0: 4 questions, par un responsable du métier, en conditions réelles')
  await write(OFFER)
  await generate()

  await screen.findByText('Question 1 sur 1')
  expect(sent).toEqual([{ jobDescription: OFFER, format, newSimulationId: A_NAME }])
  expect(currentInterview()?.format).toEqual(format)
})

test('the format that a tab keeps is there again after a reload, and can be the usual one again', async () => {
  const format = { count: 6, asker: 'recruiter', conditions: 'training' }
  sessionStorage.setItem('format', JSON.stringify({ format }))
  const sent: unknown[] = []
  using _page = show('/job-description', {
    answering: (_path, body) => {
      sent.push(body)
      return Response.json(QUESTIONS)
    },
  })

  fireEvent.click(await button('Format\u00a0: 6 questions, par un recruteur, en entraînement'))
  fireEvent.click(await button('Revenir au format habituel'))
  fireEvent.click(await button('Choisir ce format'))
  await button('Format\u00a0: 8 questions, en entraînement')
  expect(sessionStorage.getItem('format')).toBeNull()
  await write(OFFER)
  await generate()

  await screen.findByText('Question 1 sur 1')
  expect(sent).toEqual([{ jobDescription: OFFER, newSimulationId: A_NAME }])
})

test.each(['', '{', 'null', '7', '"mot"'])(
  'a kept format that is no format is the usual one: %s',
  async (kept) => {
    sessionStorage.setItem('format', kept)
    using _page = show('/job-description')

    await button('Format\u00a0: 8 questions, en entraînement')
  },
)

test.each([
  ['count', { count: 5, asker: 'both', conditions: 'training' }],
  ['asker', { count: 4, asker: 'jury', conditions: 'training' }],
  ['conditions', { count: 4, asker: 'both', conditions: 'filmed' }],
])('a kept format that is not one of today is forgotten: %s', async (_, format) => {
  sessionStorage.setItem('format', JSON.stringify({ format, said: 'Un autre format' }))
  const sent: unknown[] = []
  using _page = show('/job-description', {
    answering: (_path, body) => {
      sent.push(body)
      return Response.json(QUESTIONS)
    },
  })

  await button('Format\u00a0: 8 questions, en entraînement')
  expect(sessionStorage.getItem('format')).toBeNull()
  await write(OFFER)
  await generate()

  await screen.findByText('Question 1 sur 1')
  expect(sent).toEqual([{ jobDescription: OFFER, newSimulationId: A_NAME }])
})
