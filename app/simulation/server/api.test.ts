import { expect, test } from 'vitest'
import { SCRIPT } from '#app/interviewer/scripted/scripted-interviewer.ts'
import { createApp } from '#app/site/create-app.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { post } from '#testing/post.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const AN_ANSWER =
  "En 2023, deux patients se disputaient. J'ai proposé à l'un de m'aider, et le calme est revenu en dix minutes."

test.each(DATABASES)(
  'an offer gives questions and is remembered as one run, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)

    const { status, body } = await post(app, '/api/generate-questions', {
      jobDescription: AN_OFFER,
    })

    expect(status).toBe(200)
    expect(body.questions.length).toBeGreaterThan(0)
    const rows = await ports.db.selectFrom('simulation').selectAll().execute()
    expect(rows).toEqual([
      {
        id: body.simulationId,
        accountId: null,
        questionCount: body.questions.length,
        source: 'coach',
        createdAt: '2026-11-27T09:00:00.000Z',
      },
    ])
  },
)

test('fifty characters are counted after trimming, what nobody sees included', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const short = await post(app, '/api/generate-questions', {
    jobDescription: `\u200b  ${'a'.repeat(49)} \u00a0\ufeff`,
  })
  const enough = await post(app, '/api/generate-questions', { jobDescription: 'a'.repeat(50) })

  expect(short.status).toBe(400)
  expect(short.body).toMatchObject({
    message: 'Veuillez entrer un descriptif de poste détaillé (minimum 50 caractères).',
    code: 'invalid',
  })
  expect(enough.status).toBe(200)
})

test('an offer of 20 000 characters is read, one more is refused in French', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const most = await post(app, '/api/generate-questions', { jobDescription: 'mot '.repeat(5_000) })
  const tooMuch = await post(app, '/api/generate-questions', { jobDescription: 'a'.repeat(20_001) })

  expect(most.status).toBe(200)
  expect(tooMuch.status).toBe(400)
  expect(tooMuch.body.message).toBe(
    "L'offre dépasse 20 000 caractères. Gardez le poste, les missions et le profil recherché.",
  )
})

test('an interviewer that finds no question is a trouble said in French, and counts no run', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const empty = await post(app, '/api/generate-questions', {
    jobDescription: AN_OFFER + SCRIPT.empty,
  })
  const down = await post(app, '/api/generate-questions', {
    jobDescription: AN_OFFER + SCRIPT.down,
  })

  expect(empty).toMatchObject({
    status: 502,
    body: { message: "Aucune question n'a pu être générée. Veuillez réessayer.", code: 'upstream' },
  })
  expect(down).toMatchObject({
    status: 502,
    body: { message: 'Une erreur est survenue lors de la génération des questions.' },
  })
  expect(await ports.db.selectFrom('simulation').selectAll().execute()).toEqual([])
})

test('an answer gets a feedback of the promised shape', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await post(app, '/api/generate-feedback', {
    question: 'Racontez-moi une tension entre patients que vous avez dû apaiser.',
    answer: AN_ANSWER,
    jobDescription: AN_OFFER,
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    analysis: expect.any(String),
    strengths: expect.any(Array),
    improvements: expect.any(Array),
    exampleAnswer: expect.any(String),
    score: expect.any(Number),
    source: 'coach',
  })
})

test('a blank answer, invisible characters included, is refused', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const blank = await post(app, '/api/generate-feedback', {
    question: 'Racontez-moi une réussite.',
    answer: ' \u200b\u2060 ',
    jobDescription: '',
  })

  expect(blank).toMatchObject({
    status: 400,
    body: { message: 'Veuillez écrire une réponse avant de la soumettre.' },
  })
})

test('a malformed assessment never reaches the browser', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await post(app, '/api/generate-feedback', {
    question: 'Racontez-moi une réussite.',
    answer: `${AN_ANSWER} ${SCRIPT.malformed}`,
    jobDescription: AN_OFFER,
  })

  expect(status).toBe(502)
  expect(body.message).toBe('Une erreur est survenue lors de la génération du feedback.')
})

test('the daily budget of an address is 429 in French, with the time to wait', async () => {
  await using ports = await createTestPorts({ env: { VISITOR_DAILY_LIMIT: '2' } })
  const app = createApp(ports)
  const ask = () => post(app, '/api/generate-questions', { jobDescription: AN_OFFER })

  await ask()
  await ask()
  const third = await ask()

  expect(third.status).toBe(429)
  expect(third.body.code).toBe('too-many')
  expect(third.body.message).toMatch(/Réessayez dans 24 heures, ou connectez-vous/)
  expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(80_000)
})

test('the published interface lists every call of the simulation', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const response = await app.request('/api/openapi.json')

  const { paths } = await response.json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/generate-feedback',
      '/api/generate-questions',
      '/api/generate-report',
      '/api/generate-summary',
    ]),
  )
})
