// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { answer, skip } from '../interview-verbs.ts'
import { aFeedback, anInterview, START } from '../testing/an-interview.ts'
import { button, failure, show } from '../testing/show.tsx'

const given = answer(anInterview(), "J'ai rangé le rayon.", START)

test('the feedback is asked for by itself, with the question, the answer and the offer', async () => {
  using page = show('/feedback', {
    interview: given,
    answering: (path, body) =>
      Response.json(aFeedback({ analysis: `${path} ${Object.keys(body as object)}` })),
  })

  await screen.findByText('/api/generate-feedback question,answer,jobDescription')

  expect(page.fetch).toHaveBeenCalledOnce()
})

test('the way on appears only once the feedback is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  using _page = show('/feedback', { interview: given, answering: () => promise })
  await screen.findByText('Analyse de votre réponse en cours.')
  expect(screen.queryByRole('button', { name: 'Question suivante' })).toBeNull()

  resolve(Response.json(aFeedback()))

  await button('Question suivante')
  expect(screen.getByText('Analyse et conseil').tagName).toBe('H2')
  expect(screen.getByText('Points forts')).toBeTruthy()
  expect(screen.getByText("Axes d'amélioration")).toBeTruthy()
  expect(screen.getByText('Exemple de réponse')).toBeTruthy()
  expect(screen.getByText('[résultat à préciser]').tagName).toBe('MARK')
  expect(screen.getByText('Analyse locale, sans IA générative')).toBeTruthy()
})

test('a verdict comes first, then what was heard, then the score and its levels', async () => {
  using _page = show('/feedback', {
    interview: given,
    answering: () =>
      Response.json(
        aFeedback({
          analysis: 'Trois points sur quatre. Dites qui vous avez prévenu.',
          score: 71,
          dimensions: [{ name: 'Pertinence', level: 4 }],
        }),
      ),
  })

  const verdict = await screen.findByText('Trois points sur quatre.')
  const blocks = [
    verdict,
    screen.getByText('Dites qui vous avez prévenu.'),
    screen.getByText("Axes d'amélioration"),
    screen.getByText('71 sur 100'),
    screen.getByText('Exemple de réponse'),
  ]
  const inPage = [...blocks].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inPage).toEqual(blocks)
})

test('one thing to work on stands before the others, with the number of its words', async () => {
  const improvements = ['« Bref » : le fait manque.', 'Finissez par un effet.']
  using _page = show('/feedback', {
    interview: { ...given, answers: ['Bref, tout allait bien.'] },
    answering: () =>
      Response.json(
        aFeedback({
          improvements,
          evidence: [{ quote: 'Bref', remark: 'Le fait manque.', positive: false }],
        }),
      ),
  })

  const first = (await screen.findByText("À travailler d'abord")).closest('p')
  expect(first?.textContent).toMatch(/1«\sBref\s»\s:\sle fait manque\./)
  expect(screen.getByText('Finissez par un effet.')).toBeTruthy()
  expect(screen.getAllByText(/le fait manque/)).toHaveLength(1)
})

test('the way on pressed twice passes no question', async () => {
  using _page = show('/feedback', {
    interview: given,
    answering: () => Response.json(aFeedback()),
  })
  const goOn = await button('Question suivante')

  await act(async () => {
    goOn.click()
    goOn.click()
  })

  expect(currentInterview()?.currentQuestionIndex).toBe(1)
})

test('the second press of the one that submitted does not pass the feedback', async () => {
  using _page = show('/feedback', {
    interview: given,
    answering: () => Response.json(aFeedback()),
  })
  const goOn = await button('Question suivante')

  fireEvent.click(goOn, { detail: 2 })
  expect(currentInterview()?.currentQuestionIndex).toBe(0)

  fireEvent.click(goOn, { detail: 1 })
  await waitFor(() => expect(currentInterview()?.currentQuestionIndex).toBe(1))
})

test('a feedback that fails is told, and asked again on demand', async () => {
  const answers = [failure(502, 'Le modèle se repose.'), Response.json(aFeedback())]
  using page = show('/feedback', {
    interview: given,
    answering: () => answers.shift() ?? failure(500, 'Une de trop.'),
  })
  await screen.findByText('Pas de feedback disponible pour cette question.')
  expect(page.toast()).toMatchObject({
    title: 'Erreur',
    description: 'Le modèle se repose.',
    tone: 'destructive',
  })
  expect(screen.queryByRole('button', { name: 'Question suivante' })).toBeNull()

  fireEvent.click(await button('Réessayer'))

  await screen.findByText('Votre exemple est clair.')
  expect(currentInterview()?.feedbacks[0]).toEqual(aFeedback())
})

test('a feedback that is streamed fills the screen block by block, and the way on waits', async () => {
  const stream = aStream()
  using _page = show('/feedback', { interview: given, answering: () => stream.response })
  stream.sends('partial', { strengths: ['Vous agissez vite.'] })
  await screen.findByText('Vous agissez vite.')
  expect(screen.getByText('Les points forts arrivent.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Question suivante' })).toBeNull()

  stream.sends('feedback', aFeedback())

  await button('Question suivante')
  expect(screen.queryByText('Vous agissez vite.')).toBeNull()
  expect(currentInterview()?.feedbacks[0]).toEqual(aFeedback())
})

test('a stream that breaks in the middle can be asked again', async () => {
  const stream = aStream()
  const answers = [stream.response, Response.json(aFeedback())]
  using _page = show('/feedback', {
    interview: given,
    answering: () => answers.shift() ?? failure(500, 'Une de trop.'),
  })
  stream.sends('partial', { analysis: 'Un début.' })
  await screen.findByText('Un début.')

  stream.ends()

  fireEvent.click(await button('Réessayer'))
  await screen.findByText('Votre exemple est clair.')
  expect(screen.queryByText('Un début.')).toBeNull()
})

test('a stream that ends on a problem says its sentence', async () => {
  const stream = aStream()
  using page = show('/feedback', { interview: given, answering: () => stream.response })

  stream.sends('problem', { message: 'Le modèle se repose.', code: 'unavailable' })

  await button('Réessayer')
  expect(page.toast()?.description).toBe('Le modèle se repose.')
})

test('a question that was passed says so, and asks nothing of the server', async () => {
  const passed = skip({ ...anInterview({ currentQuestionIndex: 2, answers: ['a', 'b'] }) }, START)
  using page = show('/feedback', { interview: passed })

  await screen.findByText('Vous avez passé cette question.')

  expect(screen.getByText('Pas de feedback disponible pour cette question.')).toBeTruthy()
  expect(await button('Voir le récapitulatif')).toBeTruthy()
  expect(page.fetch).not.toHaveBeenCalled()
})

test('a question that is not answered yet leads back to its answer', async () => {
  using _page = show('/feedback', { interview: anInterview() })

  await button('Soumettre ma réponse')
})

test('a model that wrote the feedback is named as such', async () => {
  using _page = show('/feedback', {
    interview: given,
    answering: () => Response.json(aFeedback({ source: 'ia' })),
  })

  await screen.findByText('Contenu généré par une IA')
})

function aStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    response: new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } }),
    sends(event: string, data: unknown) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
      writer.write(new TextEncoder().encode(text)).catch(() => {})
    },
    ends: () => void writer.close(),
  }
}

test('what a level means keeps its guillemets and colons with their words', async () => {
  const dimensions = [
    { name: 'Preuve concrète' as const, level: 1 },
    { name: 'Résultat mesuré' as const, level: 2 },
  ]
  using _page = show('/feedback', {
    interview: given,
    answering: () => Response.json(aFeedback({ dimensions })),
  })

  await screen.findByText('Preuve concrète, 1 sur 5')

  expect(document.body.textContent).toContain('Rien de vérifiable : opinions')
  expect(document.body.textContent).toContain("(« tout s'est bien passé »)")
})

test.each([
  [5, 'Aucun passage à citer, mais de bons niveaux à conserver : Pertinence, 5 sur 5.'],
  [1, 'Pas encore de passage à mettre en avant.'],
])('without a passage to praise, at level %i, what holds is said', async (level, said) => {
  const dimensions = [{ name: 'Pertinence' as const, level }]
  using _page = show('/feedback', {
    interview: given,
    answering: () => Response.json(aFeedback({ strengths: [], dimensions })),
  })

  await screen.findByText(said)
})
