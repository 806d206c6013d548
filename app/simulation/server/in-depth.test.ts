import { expect, test } from 'vitest'
import { openCoach } from '#app/open-coach.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { turnsDuring } from '#testing/turns.ts'
import { ANSWER_MAX } from '../rules.ts'

const ASKED = {
  question: 'Racontez-moi un désaccord avec un collègue.',
  answer: "Du coup, j'ai proposé deux plans à mon collègue, et nous avons gardé le sien.",
  jobDescription: AN_OFFER,
  dimensions: [{ name: 'Pertinence', level: 3 }],
}
const SESSION = {
  jobDescription: AN_OFFER,
  questions: [ASKED.question, 'Et vous ?'],
  answers: [ASKED.answer, ''],
  feedbacks: [{ score: 62, dimensions: ASKED.dimensions }, null],
  earlier: [[{ answer: 'Un premier essai.', feedback: { score: 41 } }], null],
}

test('the server, never the browser, says who gets the in-depth analysis', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const premium = await anAccount(ports, { isPremium: true })
  const free = await anAccount(ports)
  const ask = (token: string | undefined, body: unknown = ASKED) =>
    call(app, 'POST /api/analyse-answer', { token, body })

  const given = await ask(premium.token)
  const refused = await ask(free.token, { ...ASKED, isPremium: true })
  const visitor = await ask(undefined)
  const blank = await ask(premium.token, { ...ASKED, answer: ' ' })

  expect(given.status).toBe(200)
  expect(given.body.dimensions[0]).toMatchObject({ level: 3, next: expect.any(String) })
  expect(given.body.heard).toEqual([
    expect.objectContaining({ words: 'du coup', quotes: [expect.stringContaining('Du coup')] }),
  ])
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      message: "L'analyse approfondie fait partie de Premium. Votre retour, lui, reste entier.",
    },
  })
  expect([visitor.status, blank.status]).toEqual([401, 400])
})

test('the longest answer and its addition are looked at as one', async () => {
  await using ports = await createTestPorts()
  const { token } = await anAccount(ports, { isPremium: true })
  const answer = "J'ai classé les dossiers. ".repeat(ANSWER_MAX).slice(0, ANSWER_MAX)
  const followUp = { question: 'Et ensuite ?', answer: 'Du coup, nous avons gardé le sien.' }

  const { status, body } = await call(createApp(ports), 'POST /api/analyse-answer', {
    token,
    body: { ...ASKED, answer, followUp },
  })

  expect(status).toBe(200)
  expect(body.heard).toEqual([
    expect.objectContaining({ words: 'du coup', quotes: [expect.stringContaining('Du coup')] }),
  ])
})

test('everyone gets the basic report, Premium the detailed one', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const premium = await anAccount(ports, { isPremium: true })
  const free = await anAccount(ports)
  const report = (token?: string) =>
    call(app, 'POST /api/generate-report', { token, body: { session: SESSION } })

  const detailed = await report(premium.token)
  const basics = [await report(free.token), await report()]

  const { detail, ...basic } = detailed.body
  expect(basics.map(({ body }) => body)).toEqual([basic, basic])
  expect(detail.questions).toHaveLength(2)
  expect(detail.questions[0].earlier).toEqual([
    { answer: 'Un premier essai.', score: 41, dimensions: [] },
  ])
  expect(detail.questions[1].ideal.length).toBeGreaterThan(3)
  expect(detail.stories).toEqual([ASKED.question])
})

test('others have their turns during a detailed report, and a recap', async () => {
  await using ports = await createTestPorts()
  const coach = openCoach(ports)
  const app = createApp({ ...ports, coach, interviewer: coach })
  const { token } = await anAccount(ports, { isPremium: true })
  const questions = Array.from({ length: 20 }, (_, at) => `Question ${at + 1} ?`)
  const session = {
    ...SESSION,
    questions,
    answers: questions.map(() => ASKED.answer),
    feedbacks: [],
  }

  for (const what of ['POST /api/generate-report', 'POST /api/generate-summary']) {
    const turns = await turnsDuring(() => call(app, what, { token, body: { session } }))

    expect(turns, what).toBeGreaterThanOrEqual(questions.length)
  }
  await coach.close()
})
