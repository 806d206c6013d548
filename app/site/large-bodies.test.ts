import { expect, test } from 'vitest'
import { A_FEEDBACK } from '#app/history/testing/parts.ts'
import { EVIDENCE_MAX, QUESTIONS_MAX, SENTENCES_MAX } from '#app/simulation/rules.ts'
import { anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { post } from '#testing/post.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const REPORT = 'POST /api/generate-report'
const SESSION = { jobDescription: AN_OFFER, questions: ['Et vous ?'], answers: ['Moi.'] }
const of = (count: number, item: unknown) => Array.from({ length: count }, () => item)

test('a list that is too long is refused by one fault, however much it holds', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const send = (dimensions: unknown[]) =>
    call(app, REPORT, { body: { session: { ...SESSION, feedbacks: [{ dimensions }] } } })

  const long = await send(of(9_000, { name: 'Pertinence', level: 3 }))
  const empty = await send(of(9_000, {}))

  expect(long).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(Object.keys(long.body.fields)).toEqual(['session.feedbacks.0.dimensions'])
  expect(empty.status).toBe(400)
  expect(Object.keys(empty.body.fields)).toHaveLength(1)
})

test('three hundred thousand values are refused before any of them is made', async () => {
  await using ports = await createTestPorts()
  const session = { ...SESSION, feedbacks: [{ dimensions: of(320_000, {}) }] }

  const reply = await call(createApp(ports), REPORT, { body: { session } })

  expect(reply).toMatchObject({
    status: 400,
    body: { message: "La requête contient trop d'éléments." },
  })
})

test('every fault of a form is told, and no more than twenty', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const answers = Array.from({ length: QUESTIONS_MAX }, () => 3)

  const form = await post(app, '/api/login', {})
  const many = await call(app, REPORT, {
    body: { session: { ...SESSION, questions: answers, answers } },
  })

  expect(Object.keys(form.body.fields)).toEqual(['email', 'password'])
  expect(Object.keys(many.body.fields)).toHaveLength(20)
})

test('an interview at all its bounds is taken, with nulls, short lists and unknown keys', async () => {
  await using ports = await createTestPorts()
  const feedback = {
    ...A_FEEDBACK,
    strengths: of(SENTENCES_MAX, 'Une action précise.'),
    improvements: of(SENTENCES_MAX, 'Un résultat manque.'),
    evidence: of(EVIDENCE_MAX, { quote: 'Moi.', remark: 'Précis.', positive: true }),
    unknown: of(100, {}),
  }
  const full = {
    ...SESSION,
    questions: of(QUESTIONS_MAX, 'Et vous ?'),
    answers: of(QUESTIONS_MAX, 'Une réponse.'),
    feedbacks: of(QUESTIONS_MAX, feedback),
    earlier: of(QUESTIONS_MAX, of(4, { answer: 'Avant.', feedback: null })),
  }
  const bare = { ...SESSION, feedbacks: [null], answerTimes: null, earlier: null, summary: null }
  const app = createApp(ports)

  const replies = [
    await call(app, REPORT, { body: { session: full } }),
    await call(app, REPORT, { body: { session: bare, autre: 1 } }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

test.each([
  ['POST /api/login', 4_000, '4\u00a0ko'],
  ['POST /api/generate-feedback', 200_000, '200\u00a0ko'],
  ['POST /api/generate-report', 1_000_000, '1\u00a0Mo'],
])('%s says the size that it takes at most', async (what, most, size) => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const path = what.split(' ')[1] ?? ''

  const within = await post(app, path, '"'.padEnd(most, 'a'))
  const over = await post(app, path, '"'.padEnd(most + 1, 'a'))

  expect(within.status).toBe(400)
  expect(over).toMatchObject({
    status: 413,
    body: { message: `La requête dépasse ${size}. Raccourcissez le texte envoyé.` },
  })
})

test('a name in an address that nothing here can bear is not looked for', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const reply = await call(app, `GET /api/blog/articles/${'a'.repeat(201)}`)

  expect(reply).toMatchObject({ status: 404, body: { message: "Cette adresse n'existe pas." } })
})

test('whoever sends bodies in vain without end is refused in time, forms and accounts apart', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { token } = await anAccount(ports)
  const large = { session: { ...SESSION, unknown: 'a'.repeat(5_000) } }
  const from = '192.0.2.7'

  const refused = []
  for (let at = 0; at < 301; at++) {
    refused.push((await call(app, REPORT, { from, body: { session: at } })).status)
  }
  const replies = [
    await call(app, REPORT, { from, body: large }),
    await call(app, REPORT, { from, body: { session: SESSION } }),
    await call(app, REPORT, { from, body: large, token }),
    await call(app, REPORT, { from: '192.0.2.8', body: large }),
  ]

  expect(refused.slice(0, 300).every((status) => status === 400)).toBe(true)
  expect(refused.at(-1)).toBe(429)
  expect(replies.map(({ status }) => status)).toEqual([429, 200, 200, 200])
  expect(Number(replies[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
})
