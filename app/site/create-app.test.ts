import { expect, test } from 'vitest'
import { AN_OFFER } from '#testing/an-offer.ts'
import { post } from '#testing/post.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const CALLS = [
  '/api/generate-questions',
  '/api/generate-feedback',
  '/api/generate-summary',
  '/api/generate-report',
  '/api/login',
  '/api/signup',
  '/api/resend-verification',
  '/api/forgot-password',
  '/api/verify-email',
  '/api/reset-password',
]

const BAD_BODIES: [string, unknown][] = [
  ['nothing', ''],
  ['broken JSON', '{"jobDescription": "abc'],
  ['a number', '12'],
  ['null', 'null'],
  ['a list', '[]'],
  ['wrong types', { jobDescription: 3, question: [], answer: {}, session: 'oui' }],
  ['nulls', { jobDescription: null, question: null, answer: null, session: null }],
  ['a deep nest', `${'['.repeat(1_900)}${']'.repeat(1_900)}`],
  ['a poisoned prototype', '{"__proto__": {"jobDescription": "x"}}'],
  ['an empty session', { session: {} }],
  ['a session of wrong types', { session: { jobDescription: 1, questions: 'a', answers: [3] } }],
]

test.each(BAD_BODIES)('%s as a body is answered 4xx in French by every call', async (_, body) => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const replies = await Promise.all(CALLS.map((path) => post(app, path, body)))

  for (const reply of replies) {
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'invalid', message: expect.stringMatching(/[.]$/) })
  }
})

test('a body over one megabyte is 413, whatever it holds', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const replies = await Promise.all(CALLS.map((path) => post(app, path, 'a'.repeat(1_000_001))))

  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 413, body: { code: 'too-large' } })
  }
})

test('NUL, lone surrogates and HTML in an offer are read, not refused', async () => {
  await using ports = await createTestPorts({ database: 'postgres' })
  const app = createApp(ports)
  const jobDescription = `${AN_OFFER}\0\ud800<script>alert(1)</script>&amp;amp;`

  const { status } = await post(app, '/api/generate-questions', { jobDescription })

  expect(status).toBe(200)
})

test('an unknown call is 404 in JSON, never a page', async () => {
  await using ports = await createTestPorts()

  const response = await createApp(ports).request('/api/inconnu')

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: "Cet appel n'existe pas.", code: 'not-found' })
})

test.each(DATABASES)(
  '/readyz answers 200 while the database does, 503 after, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)

    const before = await app.request('/readyz')
    await ports.db.destroy()
    const after = await app.request('/readyz')

    expect(before.status).toBe(200)
    expect(after.status).toBe(503)
    expect(await after.json()).toMatchObject({ code: 'unavailable' })
  },
)
