import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { post } from '#testing/post.ts'
import { createTestPorts } from '#testing/test-ports.ts'

const aFeedback = (score: number) => ({
  analysis: 'Votre geste est clair.',
  strengths: ['Une action à vous.'],
  improvements: ['Dites ce que vous avez constaté.'],
  exampleAnswer: 'Un soir, [ce que vous avez constaté].',
  score,
})

const aSession = {
  jobDescription: 'Infirmier de nuit',
  questions: ['Première question', 'Deuxième question', 'Troisième question'],
  answers: ['Une réponse', '', 'Une autre'],
  feedbacks: [aFeedback(61), null, aFeedback(80)],
  answerTimes: [90, 5, 31],
}

test('the report counts only what was answered', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await post(app, '/api/generate-report', { session: aSession })

  expect(status).toBe(200)
  expect(body.metadata.formattedDate).toBe('vendredi 27 novembre 2026')
  expect(body.stats).toEqual({
    overallScore: 71,
    answeredQuestions: 2,
    totalQuestions: 3,
    avgTime: 61,
  })
  expect(body.session.answers).toEqual(['Une réponse', '', 'Une autre'])
  expect(body.session.feedbacks[1]).toBeNull()
})

test('nulls, short lists and unknown keys are accepted', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const session = {
    jobDescription: '',
    questions: ['Une', 'Deux'],
    answers: [null],
    feedbacks: null,
    summary: null,
    startTime: 12,
    inconnu: { a: 1 },
  }

  const { status, body } = await post(app, '/api/generate-report', { session })

  expect(status).toBe(200)
  expect(body.stats).toEqual({
    overallScore: 0,
    answeredQuestions: 0,
    totalQuestions: 2,
    avgTime: 0,
  })
  expect(body.session.answers).toEqual(['', ''])
  expect(body.session.summary).toBeNull()
})

test('the summary of an interview has its overall score from the answered questions', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await post(app, '/api/generate-summary', { session: aSession })

  expect(status).toBe(200)
  expect(body).toMatchObject({ overallScore: 71, source: 'coach' })
})

test('a session of more than twenty questions is refused in French', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const questions = Array.from({ length: 21 }, (_, index) => `Question ${index}`)

  const { status, body } = await post(app, '/api/generate-summary', {
    session: { jobDescription: '', questions, answers: [] },
  })

  expect(status).toBe(400)
  expect(body.message).toBe('Un entretien compte 20 questions au plus.')
})
