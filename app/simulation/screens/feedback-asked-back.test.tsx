// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { AskInDepth } from '../in-depth-contract.ts'
import { answer } from '../interview-verbs.ts'
import { receiveFeedback } from '../receive-feedback.ts'
import { ANSWER_MAX, FOLLOW_UP_MAX } from '../rules.ts'
import { aFeedback, anInterview, START } from '../testing/an-interview.ts'
import { button, failure, show } from '../testing/show.tsx'

const ASKED = 'Quels livres conseillez-vous ?'
const SAID = "J'ai rangé le rayon."
const assessed = receiveFeedback(answer(anInterview(), SAID, START), {
  index: 0,
  answer: SAID,
  feedback: aFeedback({ followUp: ASKED }),
})
const PREMIUM = { email: 'lea@exemple.fr', isAdmin: false, isPremium: true, simulationsUsed: 1 }
const NO_ADVICE = { name: "l'accueil", checks: [], documents: [], words: [] }
const field = () => screen.getByRole('textbox', { name: 'Votre réponse à la relance' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('the recruiter asks back; the answer is sent with the first, and both are shown', async () => {
  const sent: unknown[] = []
  using _page = show('/feedback', {
    interview: assessed,
    answering: (_path, body) => {
      sent.push(body)
      return Response.json(aFeedback({ score: 75, analysis: 'Deux parties, un tout.' }))
    },
  })
  await screen.findByText('Le recruteur relance')

  type('Un polar à qui aime les énigmes.')
  ;(await button('Répondre à la relance')).click()

  await screen.findByText('Deux parties, un tout.')
  expect(sent).toEqual([
    {
      question: 'Qui êtes-vous ?',
      answer: SAID,
      jobDescription: anInterview().jobDescription,
      followUp: { question: ASKED, answer: 'Un polar à qui aime les énigmes.' },
    },
  ])
  expect(screen.getByText(SAID)).toBeTruthy()
  expect(screen.getByText('Un polar à qui aime les énigmes.')).toBeTruthy()
  expect(document.body.textContent).toContain(ASKED.replace(' ?', '\u00a0?'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a score that was shown does not fall, and what weighs against the addition is said', async () => {
  const lower = aFeedback({ score: 40, improvements: ['Nommez un livre.'], source: 'ia' })
  using _page = show('/feedback', {
    interview: assessed,
    answering: () => Response.json(lower),
  })
  await screen.findByText('Le recruteur relance')
  type('Cela dépend.')
  ;(await button('Répondre à la relance')).click()

  await screen.findByText(/ne change pas votre score/)
  expect(currentInterview()?.feedbacks[0]?.score).toBe(60)
  expect(screen.getByText('60 sur 100')).toBeTruthy()
  expect(screen.getByText("À travailler d'abord").closest('p')?.textContent).toMatch(
    /nommez un livre/i,
  )
  expect(screen.getByText('Cela dépend.')).toBeTruthy()
})

test('the closer look is asked for the answer and its addition apart', async () => {
  const longest = 'a'.repeat(ANSWER_MAX)
  const addition = 'b'.repeat(FOLLOW_UP_MAX)
  const asked: unknown[] = []
  localStorage.setItem('token', 'a-token')
  using _page = show('/feedback', {
    interview: {
      ...assessed,
      answers: [longest],
      feedbacks: [aFeedback(), null, null],
      followUps: [{ question: ASKED, answer: addition, isGiven: true }, null, null],
    },
    answering: (path, body) => {
      if (path === '/api/user') return Response.json({ user: PREMIUM })
      asked.push(AskInDepth.parse(body))
      return Response.json({ dimensions: [], ideal: [], heard: [], advice: NO_ADVICE })
    },
  })

  await screen.findByText("Conseils pour l'accueil")
  expect(asked).toMatchObject([
    { answer: longest, followUp: { question: ASKED, answer: addition } },
  ])
})

test('what cannot be assessed is kept, and asked again on demand', async () => {
  const answers = [failure(502, 'Le modèle se repose.'), Response.json(aFeedback({ score: 75 }))]
  using _page = show('/feedback', {
    interview: assessed,
    answering: () => answers.shift() ?? failure(500, 'Une de trop.'),
  })
  await screen.findByText('Le recruteur relance')
  type('Un polar.')
  ;(await button('Répondre à la relance')).click()

  await screen.findByText(/Le modèle se repose\..*gardé dans cet onglet/)
  expect(screen.getByText('Votre exemple est clair.')).toBeTruthy()
  ;(await button('Réessayer')).click()

  await waitFor(() => expect(currentInterview()?.feedbacks[0]?.score).toBe(75))
})

test('what cannot be assessed may be left, and the first feedback stands', async () => {
  using page = show('/feedback', {
    interview: assessed,
    answering: () => failure(502, 'Le modèle se repose.'),
  })
  await screen.findByText('Le recruteur relance')
  type('Un polar.')
  ;(await button('Répondre à la relance')).click()
  await screen.findByText(/Le modèle se repose/)

  ;(await button('Passer la relance')).click()

  await waitFor(() => expect(screen.queryByText('Le recruteur relance')).toBeNull())
  expect(currentInterview()?.followUps[0]).toBeNull()
  expect(screen.getByText('Votre exemple est clair.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Analyse et conseil')
  expect(page.fetch).toHaveBeenCalledOnce()
})

test('the question can be left, and the first feedback stands', async () => {
  using page = show('/feedback', { interview: assessed })
  await screen.findByText('Le recruteur relance')

  ;(await button('Passer la relance')).click()

  await waitFor(() => expect(screen.queryByText('Le recruteur relance')).toBeNull())
  expect(screen.getByText('Votre exemple est clair.')).toBeTruthy()
  expect(page.fetch).not.toHaveBeenCalled()
})

test('nothing blank is sent, and nobody goes on by mistake with words that were not', async () => {
  using page = show('/feedback', { interview: assessed })
  await screen.findByText('Le recruteur relance')

  ;(await button('Répondre à la relance')).click()
  await screen.findByText('Veuillez écrire une réponse avant de la soumettre.')

  type('Un polar.')
  ;(await button('Question suivante')).click()
  await screen.findByText('Ces mots ne sont pas envoyés : envoyez-les, ou passez la relance.')
  expect(currentInterview()?.currentQuestionIndex).toBe(0)

  ;(await button('Passer la relance')).click()
  ;(await button('Question suivante')).click()
  await waitFor(() => expect(currentInterview()?.currentQuestionIndex).toBe(1))
  expect(page.fetch).not.toHaveBeenCalled()
})

test('the question is not taken again over words that were not sent', async () => {
  using _page = show('/feedback', { interview: assessed })
  await screen.findByText('Le recruteur relance')
  type('Un polar.')

  ;(await button('Reprendre cette question')).click()

  await screen.findByText('Ces mots ne sont pas envoyés : envoyez-les, ou passez la relance.')
  expect(currentInterview()?.retrying).toBeNull()
  expect(currentInterview()?.followUps[0]?.answer).toBe('Un polar.')

  ;(await button('Passer la relance')).click()
  ;(await button('Reprendre cette question')).click()
  await waitFor(() => expect(currentInterview()?.retrying?.index).toBe(0))
})
