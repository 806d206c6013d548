import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { post } from '#testing/post.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

type App = ReturnType<typeof createApp>
const ask = (app: App, more: object) =>
  post(app, '/api/generate-questions', { jobDescription: AN_OFFER, ...more })
const FORMAT = { count: 4, asker: 'manager', conditions: 'real' }

test.each(DATABASES)('as many questions are asked as were wished, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)

  for (const count of [4, 6, 8]) {
    const { status, body } = await ask(app, { format: { ...FORMAT, count } })
    expect(status).toBe(200)
    expect(body.questions).toHaveLength(count)
  }

  const rows = await ports.db.selectFrom('simulation').select('questionCount').execute()
  expect(rows.map(({ questionCount }) => questionCount)).toEqual([4, 6, 8])
})

test('without a format the eight questions of before are asked', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  expect((await ask(app, {})).body.questions).toHaveLength(8)
  expect((await ask(app, { format: null })).body.questions).toHaveLength(8)
})

test('a second interview on the same offer asks mostly other questions', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const first: string[] = (await ask(app, {})).body.questions

  const { body } = await ask(app, { alreadyAsked: first })

  const again: string[] = body.questions
  expect(again).toHaveLength(8)
  expect(again.filter((text) => first.includes(text)).length).toBeLessThanOrEqual(2)
})

test.each(DATABASES)('a corrected offer is asked again in its format, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const first = await ask(app, { format: FORMAT })
  const { simulationId } = first.body

  const again = await ask(app, {
    simulationId,
    format: FORMAT,
    corrections: { trade: 'Maçon / Maçonne', without: [] },
  })

  expect(again.body).toMatchObject({ simulationId, title: 'maçon ou maçonne' })
  expect(again.body.questions).toHaveLength(4)
})

test.each<[string, unknown]>([
  ['a word', 'court'],
  ['a number', 4],
  ['a list', [4]],
  ['nothing in it', {}],
  ['five questions', { ...FORMAT, count: 5 }],
  ['a number as text', { ...FORMAT, count: '4' }],
  ['no number', { ...FORMAT, count: null }],
  ['an endless number', { ...FORMAT, count: 1e308 }],
  ['an unknown asker', { ...FORMAT, asker: 'constructor' }],
  ['unknown conditions', { ...FORMAT, conditions: 'réelles' }],
])('a format of %s is refused in French, and spends no run', async (_, format) => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const asked = await ask(app, { format })
  const session = { jobDescription: '', questions: ['Et vous ?'], answers: ['Oui.'], format }
  const summed = await post(app, '/api/generate-summary', { session })
  const reported = await post(app, '/api/generate-report', { session })

  for (const { status, body } of [asked, summed, reported]) {
    expect(status).toBe(400)
    expect(body.message).toMatch(/^Ce format d'entretien n'existe pas/)
  }
  expect(await ports.db.selectFrom('simulation').selectAll().execute()).toEqual([])
})

test('the report tells the format of its interview, and nothing of the usual one', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const session = { jobDescription: '', questions: ['Et vous ?'], answers: ['Oui.'] }

  const usual = await post(app, '/api/generate-report', { session })
  const other = await post(app, '/api/generate-report', { session: { ...session, format: FORMAT } })

  expect(usual.body.metadata.format).toBeNull()
  expect(other.body.metadata.format).toEqual(FORMAT)
})
