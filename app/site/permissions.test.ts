import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { adminOnly } from '#app/accounts/server/admin-only.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { answerProblem } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { admin, CALLERS, EVERY_CALL } from '#testing/every-call.ts'
import { OPERATIONS } from '#testing/published.ts'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const PUBLISHED = OPERATIONS.map(({ what }) => what)

const asked = (what: string) => what.replace(/\{\w+\}/g, 'absent')

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

test('every published call has a row in testing/every-call.ts', () => {
  expect(PUBLISHED.length).toBeGreaterThan(20)
  expect(Object.keys(EVERY_CALL).sort()).toEqual([...PUBLISHED].sort())
})

test.each(PUBLISHED)('%s answers each caller as it should', async (what) => {
  await using ports = await createTestPorts({ env: { RATE_LIMITS: 'off' } })
  const app = createApp(ports)
  const [statuses = [], body] = EVERY_CALL[what] ?? []
  const tokens = await tokensOf(ports)

  const replies = []
  for (const token of tokens) replies.push((await call(app, asked(what), { token, body })).status)

  const byCaller = (list: number[]) => CALLERS.map((caller, index) => [caller, list[index]])
  expect(byCaller(replies)).toEqual(byCaller(statuses))
})

test('on PostgreSQL too each published call answers each caller as it should', async () => {
  await using ports = await createTestPorts({ database: 'postgres', env: { RATE_LIMITS: 'off' } })
  const app = createApp(ports)

  const replies: Record<string, number[]> = {}
  for (const what of PUBLISHED) {
    const statuses = []
    for (const token of await tokensOf(ports)) {
      const body = EVERY_CALL[what]?.[1]
      statuses.push((await call(app, asked(what), { token, body })).status)
    }
    replies[what] = statuses
  }

  const expected = PUBLISHED.map((what) => [what, EVERY_CALL[what]?.[0]])
  expect(replies).toEqual(Object.fromEntries(expected))
}, 60_000)

test('401 comes before 400: who may not ask learns nothing of the form', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const guarded = PUBLISHED.filter((what) => EVERY_CALL[what]?.[0][3] === 401)

  const replies = await Promise.all(
    guarded
      .filter((what) => !what.startsWith('GET ') && what !== 'POST /api/login')
      .map((what) =>
        call(app, asked(what), { token: 'nimportequoi', body: { bizarre: [], amount: 'x' } }),
      ),
  )

  expect(replies.length).toBeGreaterThan(8)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
})

test('a call that needs a token says so in the published interface', () => {
  const secured = OPERATIONS.filter(({ security }) => security !== undefined)

  const needsToken = PUBLISHED.filter((what) => {
    const [none, bad] = EVERY_CALL[what]?.[0] ?? []
    return none === 401 && bad === 401 && what !== 'POST /api/login'
  })

  expect(secured.map(({ what }) => what)).toEqual(needsToken)
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

  expect(replies).toEqual(admin(200))
})
