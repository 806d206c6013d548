import { expect, test } from 'vitest'
import { SCRIPT } from '#app/interviewer/scripted/scripted-interviewer.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const LIMIT = 'Vous avez atteint votre limite de simulations gratuites.'
const ask = (app: ReturnType<typeof createApp>, token?: string, offer = AN_OFFER) =>
  call(app, 'POST /api/generate-questions', { token, body: { jobDescription: offer } })

const usedBy = async ({ db }: TestPorts, id: string) => {
  const account = db.selectFrom('account').select('simulationsUsed').where('id', '=', id)
  return (await account.executeTakeFirstOrThrow()).simulationsUsed
}

test.each(DATABASES)('a free account records three runs and no more, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { token } = await anAccount(ports)

  const replies = []
  for (let run = 0; run < 4; run++) replies.push(await call(app, 'POST /api/simulate', { token }))

  expect(replies.map(({ body }) => body)).toEqual([
    { simulationsUsed: 1, remaining: 2 },
    { simulationsUsed: 2, remaining: 1 },
    { simulationsUsed: 3, remaining: 0 },
    { message: LIMIT, code: 'limit-reached' },
  ])
  expect(replies[3]?.status).toBe(403)
})

test.each(DATABASES)(
  'of twenty starts at once with one run left, one goes, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { id, token } = await anAccount(ports, { simulationsUsed: 2 })

    const starts = Array.from({ length: 20 }, () => call(app, 'POST /api/simulate', { token }))
    const statuses = (await Promise.all(starts)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect(await usedBy(ports, id)).toBe(3)
  },
)

test.each(DATABASES)(
  'of twenty generations at once with one run left, one gives questions, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { id, token } = await anAccount(ports, { simulationsUsed: 2 })

    const all = await Promise.all(Array.from({ length: 20 }, () => ask(app, token)))

    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ body }) => body.message === LIMIT)).toHaveLength(19)
    expect(await usedBy(ports, id)).toBe(3)
    expect(await ports.db.selectFrom('simulation').select('id').execute()).toHaveLength(1)
  },
)

test.each(DATABASES)(
  'questions spend the run that was recorded for them, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { id, token } = await anAccount(ports, { simulationsUsed: 2 })

    await call(app, 'POST /api/simulate', { token })
    const asked = await ask(app, token)
    const again = await ask(app, token)

    expect(asked.status).toBe(200)
    expect(again).toMatchObject({ status: 403, body: { message: LIMIT } })
    expect(await usedBy(ports, id)).toBe(3)
    const rows = await ports.db.selectFrom('simulation').selectAll().execute()
    expect(rows).toMatchObject([
      { id: asked.body.simulationId, accountId: id, questionCount: asked.body.questions.length },
    ])
  },
)

test('without a recorded run, asking for questions records one', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { id, token } = await anAccount(ports)

  const statuses = []
  for (let run = 0; run < 4; run++) statuses.push((await ask(app, token)).status)

  expect(statuses).toEqual([200, 200, 200, 403])
  expect(await usedBy(ports, id)).toBe(3)
})

test('a generation that fails costs nothing, and the start still waits', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { id, token } = await anAccount(ports, { simulationsUsed: 2 })
  await call(app, 'POST /api/simulate', { token })

  const down = await ask(app, token, `${AN_OFFER} ${SCRIPT.down}`)
  const empty = await ask(app, token, `${AN_OFFER} ${SCRIPT.empty}`)
  const good = await ask(app, token)

  expect([down.status, empty.status, good.status]).toEqual([502, 502, 200])
  expect(await usedBy(ports, id)).toBe(3)
})

test('premium has no limit, and its runs are counted too', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { id, token } = await anAccount(ports, { isPremium: true, simulationsUsed: 41 })

  const started = await call(app, 'POST /api/simulate', { token })
  const statuses = [(await ask(app, token)).status, (await ask(app, token)).status]

  expect(started.body).toEqual({ simulationsUsed: 42, remaining: null })
  expect(statuses).toEqual([200, 200])
  expect(await usedBy(ports, id)).toBe(43)
})

test('accounts behind one address do not spend the budget of its visitors', async () => {
  await using ports = await createTestPorts({ env: { VISITOR_DAILY_LIMIT: '1' } })
  const app = createApp(ports)
  const first = await anAccount(ports)
  const second = await anAccount(ports)

  const statuses = []
  for (const token of [undefined, first.token, second.token, first.token, undefined]) {
    statuses.push((await ask(app, token)).status)
  }

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
