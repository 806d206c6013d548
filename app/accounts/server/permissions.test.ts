import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '#app/create-app.ts'
import { answerProblem } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'
import { adminOnly } from './admin-only.ts'
import { signedIn } from './signed-in.ts'

const SESSION = { session: { jobDescription: AN_OFFER, questions: ['Et vous ?'], answers: [''] } }
const FEEDBACK = { question: 'Et vous ?', answer: 'Une réponse.', jobDescription: AN_OFFER }
const LINK = { email: 'personne@exemple.fr' }
const LOGIN = { email: 'personne@exemple.fr', password: 'secret' }
const CHANGE = { currentPassword: A_PASSWORD, newPassword: 'tout nouveau' }

const CALLERS = ['none', 'bad', 'expired', 'unverified', 'user', 'premium', 'admin'] as const
const OPEN = (status: number) => [status, status, status, status, status, status, status]
const SECURED = [401, 401, 401, 401, 200, 200, 200]
const OPTIONAL = [200, 401, 401, 401, 200, 200, 200]

/** Every call, and the status each caller gets, in the order of `CALLERS`. */
const TABLE: [what: string, body: unknown, statuses: number[]][] = [
  ['POST /api/login', LOGIN, OPEN(401)],
  ['POST /api/signup', LOGIN, OPEN(201)],
  ['POST /api/resend-verification', LINK, OPEN(200)],
  ['POST /api/forgot-password', LINK, OPEN(200)],
  ['POST /api/verify-email', { token: 'inconnu' }, OPEN(400)],
  ['POST /api/reset-password', { token: 'inconnu', newPassword: 'secret' }, OPEN(400)],
  ['GET /api/user', undefined, SECURED],
  ['GET /api/user/export', undefined, SECURED],
  ['POST /api/logout', undefined, SECURED],
  ['POST /api/logout-everywhere', undefined, SECURED],
  ['POST /api/change-password', CHANGE, SECURED],
  ['POST /api/simulate', undefined, SECURED],
  ['POST /api/generate-questions', { jobDescription: AN_OFFER }, OPTIONAL],
  ['POST /api/generate-feedback', FEEDBACK, OPTIONAL],
  ['POST /api/generate-summary', SESSION, OPTIONAL],
  ['POST /api/generate-report', SESSION, OPTIONAL],
  ['DELETE /api/user', { password: A_PASSWORD }, SECURED],
]

async function tokensOf(ports: TestPorts): Promise<(string | undefined)[]> {
  const expired = await anAccount(ports)
  await ports.db
    .updateTable('session')
    .set({ expiresAt: ports.clock.now().toISOString() })
    .where('accountId', '=', expired.id)
    .execute()
  // Another administrator stays, so that this one may leave.
  await anAccount(ports, { isAdmin: true })
  const signedInOnes = [
    await anAccount(ports, { emailVerified: false }),
    await anAccount(ports),
    await anAccount(ports, { isPremium: true }),
    await anAccount(ports, { isAdmin: true }),
  ]
  return [undefined, 'nimportequoi', expired.token, ...signedInOnes.map(({ token }) => token)]
}

test.each(TABLE)('%s answers each caller as it should', async (what, body, statuses) => {
  await using ports = await createTestPorts({ env: { RATE_LIMITS: 'off' } })
  const app = createApp(ports)
  const tokens = await tokensOf(ports)

  const replies = []
  for (const token of tokens) replies.push((await call(app, what, { token, body })).status)

  const byCaller = (list: number[]) => CALLERS.map((caller, index) => [caller, list[index]])
  expect(byCaller(replies)).toEqual(byCaller(statuses))
})

test('401 comes before 400: who may not ask learns nothing of the form', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const secured = TABLE.filter(([, body, statuses]) => body && statuses[1] === 401)
  const replies = await Promise.all(
    secured
      .filter(([what]) => what !== 'POST /api/login')
      .map(([what]) => call(app, what, { token: 'nimportequoi', body: { bizarre: [] } })),
  )

  expect(replies.length).toBeGreaterThan(4)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
})

test.each(['Bearer', 'Bearer ', 'Basic bGVhOnNlY3JldA==', 'Bearer a b', '', 'Bearer \u00e9'])(
  'the header %j is a bad token, not a visitor',
  async (header) => {
    await using ports = await createTestPorts()

    const response = await createApp(ports).request('/api/generate-questions', {
      method: 'POST',
      headers: { Authorization: header },
      body: JSON.stringify({ jobDescription: AN_OFFER }),
    })

    expect(response.status).toBe(401)
  },
)

test('what is for administrators is 401 without a token, 403 with another one', async () => {
  await using ports = await createTestPorts()
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('ports', ports)
      await next()
    })
    .onError(answerProblem)
    .get('/', signedIn, adminOnly, (c) => c.json({ email: c.var.account.email }))
  const tokens = await tokensOf(ports)

  const replies = []
  for (const token of tokens) replies.push((await call(app, 'GET /', { token })).status)

  expect(replies).toEqual([401, 401, 401, 401, 403, 403, 200])
})

test('every published call is in the table', async () => {
  await using ports = await createTestPorts()

  const { body } = await call(createApp(ports), 'GET /api/openapi.json')

  const published = Object.entries(body.paths as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ours = published.filter((what) => !/ \/api\/(blog|admin|stripe)\//.test(what))
  expect(ours.sort()).toEqual(TABLE.map(([what]) => what).sort())
})
