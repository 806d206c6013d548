// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { DEFAULT_FORMAT } from '../format.ts'
import { answer, skip, startQuestion } from '../interview-verbs.ts'
import { aFeedback, anInterview, aSummary, START } from '../testing/an-interview.ts'
import { button, failure, show } from '../testing/show.tsx'

const real = anInterview({ format: { count: 4, asker: 'manager', conditions: 'real' } })
const said = (interview: typeof real, text: string) =>
  answer(startQuestion(interview, START), text, START + 30_000)
const over = said(said(said(real, 'Un.'), 'Deux.'), 'Trois.')
const submit = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Votre réponse' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(await button('Soumettre ma réponse'))
}

test('one question follows the other without a feedback, and the usual time is told once', async () => {
  using page = show('/simulator', { interview: real })
  await screen.findByText('2 min')
  const ring = screen.getByText(/Temps habituel/)
  expect(ring.closest('[role], [aria-live]')).toBeNull()

  await submit('Je lis tout.')

  await screen.findByText('Question 2 sur 3')
  expect(currentInterview()?.answers).toEqual(['Je lis tout.'])
  expect(page.fetch).not.toHaveBeenCalled()
})

test('in training no usual time stands beside the clock', async () => {
  using _page = show('/simulator', { interview: anInterview() })
  await screen.findByText('Question 1 sur 3')
  await button('Répondre à voix haute')

  expect(screen.queryByText(/Temps habituel/)).toBeNull()
})

test('after the last answer all are assessed, two at once, then comes the recap with each feedback', async () => {
  const asked: string[] = []
  const answers = new Map<string, (response: Response) => void>()
  using _page = show('/simulator', {
    interview: said(said(real, 'Un.'), 'Deux.'),
    answering: (path, body) => {
      if (path === '/api/generate-summary') return Response.json(aSummary())
      const { answer: text } = body as { answer: string }
      asked.push(text)
      return new Promise((resolve) => answers.set(text, resolve))
    },
  })
  const arrive = (text: string) => answers.get(text)?.(Response.json(aFeedback()))

  await submit('Trois.')

  const heading = await screen.findByRole('heading', { name: 'Vos réponses sont analysées' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(asked).toEqual(['Un.', 'Deux.']))
  expect(screen.getByText('En attente')).toBeTruthy()
  arrive('Deux.')
  await waitFor(() => expect(asked).toEqual(['Un.', 'Deux.', 'Trois.']))
  expect(screen.getAllByText('1 réponse analysée sur 3')).toHaveLength(2)
  arrive('Un.')
  arrive('Trois.')

  await screen.findByText('Vous savez agir.')
  expect(
    screen.getByText('4 questions, par un responsable du métier, en conditions réelles.'),
  ).toBeTruthy()
  expect(screen.queryByText('Votre exemple est clair.')).toBeNull()
  const folded = screen.getByText('Lire le retour de la question 2').closest('details')
  if (folded) folded.open = true
  await screen.findByText('Votre exemple est clair.')
  expect(screen.getByText('Deux.')).toBeTruthy()
  expect(screen.queryByText('Passer la relance')).toBeNull()
})

test('an assessment that fails is tried again alone, and the others go on', async () => {
  let fails = true
  const asked: string[] = []
  using _page = show('/summary', {
    interview: over,
    answering: (path, body) => {
      if (path === '/api/generate-summary') return Response.json(aSummary())
      const { answer: text } = body as { answer: string }
      asked.push(text)
      return text === 'Un.' && fails ? failure(502, 'En panne.') : Response.json(aFeedback())
    },
  })

  await screen.findByText('En panne. Votre réponse est gardée.')
  await waitFor(() => expect(screen.getAllByText('Analysée')).toHaveLength(2))
  await button('Voir le récapitulatif sans ces retours')
  fails = false
  fireEvent.click(await button("Réessayer l'analyse de la question 1"))

  await screen.findByText('Vous savez agir.')
  expect(asked.filter((text) => text === 'Un.')).toHaveLength(2)
  expect(asked).toHaveLength(4)
  expect(currentInterview()?.answers).toEqual(['Un.', 'Deux.', 'Trois.'])
})

test('whoever goes on without what failed has the recap, and nothing is lost', async () => {
  using _page = show('/summary', {
    interview: over,
    answering: (path, body) => {
      if (path === '/api/generate-summary') return Response.json(aSummary())
      const { answer: text } = body as { answer: string }
      return text === 'Un.' ? failure(429, 'Plus tard.') : Response.json(aFeedback())
    },
  })

  fireEvent.click(await button('Voir le récapitulatif sans ces retours'))

  await screen.findByText('Vous savez agir.')
  expect(screen.getByText(/Sans retour, en 00:30/)).toBeTruthy()
  expect(currentInterview()?.answers).toEqual(['Un.', 'Deux.', 'Trois.'])
})

test('a recap made without a feedback stays, and the feedback can still be asked for', async () => {
  let fails = true
  const summed: unknown[] = []
  const answering = (path: string, body: unknown) => {
    if (path === '/api/generate-summary') {
      summed.push(body)
      return Response.json(aSummary())
    }
    const { answer: text } = body as { answer: string }
    return text === 'Un.' && fails ? failure(429, 'Plus tard.') : Response.json(aFeedback())
  }
  let left = over
  {
    using _page = show('/summary', { interview: over, answering })
    fireEvent.click(await button('Voir le récapitulatif sans ces retours'))
    await screen.findByText('Vous savez agir.')
    await waitFor(() => expect(currentInterview()?.summary).toBeTruthy())
    left = currentInterview() ?? over
  }

  using page = show('/summary', { interview: left, answering })
  await screen.findByText('Vous savez agir.')
  screen.getByText('1 réponse est sans retour.')
  expect(page.fetch).not.toHaveBeenCalled()
  fireEvent.click(await button('La faire analyser'))
  await button("Réessayer l'analyse de la question 1")
  fireEvent.click(await button('Voir le récapitulatif sans ces retours'))
  fails = false
  fireEvent.click(await button('La faire analyser'))

  await waitFor(() => expect(summed).toHaveLength(2))
  await screen.findByText('Vous savez agir.')
  expect(currentInterview()?.feedbacks).not.toContain(null)
  expect(screen.queryByText(/sans retour/)).toBeNull()
})

test('whoever tries again by the keyboard keeps their place while it is tried and once it is done', async () => {
  let fails = true
  const waiting: ((response: Response) => void)[] = []
  using _page = show('/summary', {
    interview: over,
    answering: (_path, body) => {
      const { answer: text } = body as { answer: string }
      if (fails) return failure(502, 'En panne.')
      if (text !== 'Un.') return Response.json(aFeedback())
      return new Promise((resolve) => waiting.push(resolve))
    },
  })
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Réessayer l'analyse/ })).toHaveLength(3),
  )
  fails = false
  const pressed = await button("Réessayer l'analyse de la question 1")
  pressed.focus()
  fireEvent.click(pressed)

  await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(pressed)
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.(Response.json(aFeedback()))

  const done = await screen.findByText('Analysée')
  await waitFor(() => expect(document.activeElement).toBe(done))
})

test('what was all passed waits for no assessment', async () => {
  using page = show('/summary', { interview: skip(skip(skip(real, START), START), START) })

  await screen.findByText('Vous avez passé toutes les questions')

  expect(page.fetch).not.toHaveBeenCalled()
})

test('who wants no motion sees the ring fill by quarters', async () => {
  const quiet = { matches: true } as MediaQueryList
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('matchMedia', () => quiet)
  const startedAt = Date.now() - 50_000
  using _page = show('/simulator', {
    interview: anInterview({
      format: { ...DEFAULT_FORMAT, conditions: 'real' },
      questionStartedAt: startedAt,
    }),
  })

  const told = await screen.findByText('2 min')
  const ring = told.closest('p')?.querySelector('[stroke-dashoffset]')
  const [around, left] = ['stroke-dasharray', 'stroke-dashoffset'].map((name) =>
    Number(ring?.getAttribute(name)),
  )
  expect((left ?? 0) / (around ?? 1)).toBeCloseTo(0.75)
})
