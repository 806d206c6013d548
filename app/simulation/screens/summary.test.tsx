// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { skip } from '../interview-verbs.ts'
import { REPORT_LATE } from '../report/messages.ts'
import { keepDeviceCoach } from '../testing/a-device-coach.ts'
import { aFeedback, anInterview, answered, aSummary, START } from '../testing/an-interview.ts'
import { button, failure, show } from '../testing/show.tsx'

const finished = skip(
  skip(answered(anInterview(), "J'ai rangé le rayon.", 65, aFeedback()), START),
  START,
)

test('the recap is asked for, and shows dots until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  using _page = show('/summary', { interview: finished, answering: () => promise })
  await screen.findByText('...')

  resolve(Response.json(aSummary()))

  await screen.findByText('Vous savez agir.')
  expect(screen.getByText('64')).toBeTruthy()
  expect(screen.getByText('1/3')).toBeTruthy()
  expect(screen.getByText('01:05')).toBeTruthy()
  expect(screen.getByText('Reprenez la première question.')).toBeTruthy()
  expect(currentInterview()?.summary).toEqual(aSummary())
})

test('an interview that was passed whole asks nothing and gives the three fixed tips', async () => {
  const passed = skip(skip(skip(anInterview(), START), START), START)
  using page = show('/summary', { interview: passed })

  await screen.findByText('Vous avez passé toutes les questions')

  expect(screen.getByText(/méthode STAR/)).toBeTruthy()
  expect(screen.getByText(/Chiffrez vos résultats/)).toBeTruthy()
  expect(screen.getByText(/questions à poser au recruteur/)).toBeTruthy()
  expect(page.fetch).not.toHaveBeenCalled()
})

test('the recap lists each question, passed ones first, and leads back to any of them', async () => {
  const feedback = aFeedback({
    dimensions: [
      { name: 'Pertinence', level: 4 },
      { name: 'Résultat mesuré', level: 2 },
    ],
  })
  const interview = skip(skip(answered(anInterview(), 'Le rayon.', 65, feedback), START), START)
  using _page = show('/summary', { interview: { ...interview, summary: aSummary() } })

  const list = await screen.findByRole('region', { name: 'Question par question' })
  const rows = within(list).getAllByRole('listitem')

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2Pourquoi ce poste\u00a0?PasséeReprendre',
    '3Avez-vous des questions\u00a0?PasséeReprendre',
    '1Qui êtes-vous\u00a0?60 sur 100, en 01:05À travailler\u00a0: Résultat mesuréReprendre',
  ])
  const levels = screen.getByRole('region', { name: 'Vos cinq dimensions' })
  expect(within(levels).getByText('2 sur 5')).toBeTruthy()

  fireEvent.click(await button('Reprendre la question 2'))
  await screen.findByText('Question 2 sur 3')
})

test('a recap without advice falls back to the three fixed tips', async () => {
  using _page = show('/summary', {
    interview: { ...finished, summary: aSummary({ generalFeedback: ' ' }) },
  })

  await screen.findByText(/méthode STAR/)
})

test('a recap that fails is replaced by an estimate that says so, and can be asked again', async () => {
  using warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers = [failure(502, 'En panne.'), Response.json(aSummary())]
  using _page = show('/summary', {
    interview: finished,
    answering: () => answers.shift() ?? failure(500, 'Une de trop.'),
  })
  await screen.findByText(/Voici une estimation/)
  expect(screen.getByText('60')).toBeTruthy()
  expect(warn).toHaveBeenCalled()

  fireEvent.click(await button('Réessayer'))

  await screen.findByText('Vous savez agir.')
})

test('a report that fails is told in the specified words', async () => {
  using page = show('/summary', {
    interview: { ...finished, summary: aSummary() },
    answering: () => Response.error(),
  })

  fireEvent.click(await button('Télécharger le rapport PDF'))

  await waitFor(() =>
    expect(page.toast()).toMatchObject({
      title: 'Erreur',
      description: 'Une erreur est survenue lors du téléchargement du rapport.',
    }),
  )
})

test('a report is asked for with the figures of earlier attempts, which it compares', async () => {
  const attempt = { answer: 'Premier jet.', seconds: 30, feedback: aFeedback({ score: 41 }) }
  const { promise, resolve } = Promise.withResolvers<unknown>()
  using _page = show('/summary', {
    interview: { ...finished, summary: aSummary(), earlier: [[attempt], [], []] },
    answering: (_path, body) => {
      resolve(body)
      return failure(503, 'Plus tard.')
    },
  })

  fireEvent.click(await button('Télécharger le rapport PDF'))

  expect(await promise).toMatchObject({
    session: {
      earlier: [
        [{ feedback: { score: 41, dimensions: [{ name: 'Pertinence', level: 4 }] } }],
        [],
        [],
      ],
    },
  })
})

test('two presses in a row ask for one report, and a third one once it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  using page = show('/summary', {
    interview: { ...finished, summary: aSummary() },
    answering: async () => (await promise).clone(),
  })
  const download = await button('Télécharger le rapport PDF')

  fireEvent.click(download)
  fireEvent.click(download)
  fireEvent.click(await button('Préparation du rapport…'))

  expect(page.fetch).toHaveBeenCalledTimes(1)
  resolve(failure(503, 'Le service est très demandé.'))
  fireEvent.click(await button('Télécharger le rapport PDF'))
  await vi.waitFor(() => expect(page.fetch).toHaveBeenCalledTimes(2))
  await button('Télécharger le rapport PDF')
})

test('a report that fails once its screen is left is told all the same', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  using page = show('/summary', {
    interview: { ...finished, summary: aSummary() },
    answering: () => promise,
  })
  fireEvent.click(await button('Télécharger le rapport PDF'))
  fireEvent.click(await button('Nouvelle simulation'))
  await screen.findByText('Accueil')

  resolve(failure(503, 'Le service est très demandé.'))

  await vi.waitFor(() =>
    expect(page.toast()).toMatchObject({ description: 'Le service est très demandé.' }),
  )
})

test('a new simulation forgets this one and leads home', async () => {
  using _page = show('/summary', { interview: { ...finished, summary: aSummary() } })

  fireEvent.click(await button('Nouvelle simulation'))

  await screen.findByText('Accueil')
  expect(currentInterview()).toBeNull()
})

test('a report that is late is said to be, not replaced by the one of the device', async () => {
  keepDeviceCoach()
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' })
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(late))
  const interview = { ...finished, summary: aSummary() }
  using page = show('/summary', {
    interview,
    answering: async (path) => {
      if (path === '/api/generate-report') throw late
      return new Response()
    },
  })

  fireEvent.click(await button('Télécharger le rapport PDF'))

  await waitFor(() => expect(page.toast()?.description).toBe(REPORT_LATE))
  limit.mockRestore()
})
