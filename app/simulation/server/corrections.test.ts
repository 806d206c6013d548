import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const RECEPTION = `Réceptionniste en hôtellerie (H/F)
Vous accueillez les clients à leur arrivée, préparez leur départ et enregistrez les réservations.
Poste à Vannes, travail de nuit. Anglais indispensable.`

type App = ReturnType<typeof createApp>
const ask = (app: App, body: object, token?: string) =>
  call(app, 'POST /api/generate-questions', { token, body: { jobDescription: RECEPTION, ...body } })

test('what was understood of an offer comes with its questions', async () => {
  await using ports = await createTestPorts()

  const { body } = await ask(createApp(ports), {})

  expect(body.understood.trade).toBe('réceptionniste en hôtellerie')
  expect(body.understood.things).toEqual(
    expect.arrayContaining([
      { id: 'town', label: 'à Vannes' },
      { id: 'night', label: 'de nuit' },
      { id: 'english', label: 'anglais' },
    ]),
  )
})

test('each question may come with the line of the offer that calls for it', async () => {
  await using ports = await createTestPorts()
  const jobDescription = `Vendeur en prêt-à-porter (H/F)
Vos missions :
- Réceptionner les cartons, faire la mise en rayon et les réassorts
- Tenir la caisse, encaisser les clients et faire la clôture de caisse
- Gérer les retours, les échanges et les réclamations`

  const { body } = await ask(createApp(ports), { jobDescription })

  const lines: (string | null)[] = body.lines
  expect(lines).toHaveLength(body.questions.length)
  expect(lines.filter((line) => line !== null).length).toBeGreaterThan(0)
  for (const line of lines) expect(jobDescription).toContain(line ?? '')
})

test.each(DATABASES)(
  'a corrected offer is asked again for the same run, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const { token } = await anAccount(ports, { simulationsUsed: 2 })
    const first = await ask(app, {}, token)

    const again = await ask(
      app,
      {
        simulationId: first.body.simulationId,
        corrections: { trade: 'Maçon / Maçonne', without: ['night', 'english', 'town', 'sector'] },
      },
      token,
    )

    expect(again.status).toBe(200)
    expect(again.body.simulationId).toBe(first.body.simulationId)
    expect(again.body.understood).toEqual({ trade: 'maçon ou maçonne', things: [] })
    expect(again.body.title).toBe('maçon ou maçonne')
    expect(again.body.questions.join('\n')).not.toMatch(/(?<!\p{L})nuits?(?!\p{L})|anglais|Vannes/u)
    const rows = await ports.db.selectFrom('simulation').select('id').execute()
    expect(rows).toEqual([{ id: first.body.simulationId }])
  },
)

test('another one’s run, an old one and an unknown one are not asked again', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const owner = await anAccount(ports)
  const other = await anAccount(ports)
  const { simulationId } = (await ask(app, {}, owner.token)).body

  const refused = await ask(app, { simulationId }, other.token)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/ne peuvent plus être changées/)
  expect((await ask(app, { simulationId })).status).toBe(409)
  expect((await ask(app, { simulationId: 'none' }, owner.token)).status).toBe(409)

  const visitors = (await ask(app, {})).body.simulationId
  await ports.db
    .updateTable('simulation')
    .set({ createdAt: '2026-11-27T08:00:00.000Z' })
    .where('id', '=', visitors)
    .execute()
  expect((await ask(app, { simulationId: visitors })).status).toBe(409)
})

test('a run is asked again five times, not without end', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { simulationId } = (await ask(app, {})).body

  const statuses = []
  for (let time = 0; time < 6; time++) statuses.push((await ask(app, { simulationId })).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('trades are found by the beginnings of their words, the usual titles first', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const search = async (words: string) =>
    (await app.request(`/api/trades?search=${encodeURIComponent(words)}`)).json()

  expect((await search('aide soign')).trades[0]).toBe('Aide-soignant / Aide-soignante')
  expect((await search('AIDE-SOIGN')).trades.length).toBeLessThanOrEqual(8)
  for (const nothing of ['', '   ', '%%%', 'zzzz', '\u0000'])
    expect(await search(nothing)).toEqual({ trades: [] })
})

test.each(['x', 'Aide-soignant', ''])(
  '« %s », no official title, corrects nothing',
  async (trade) => {
    await using ports = await createTestPorts()

    const { status, body } = await ask(createApp(ports), { corrections: { trade } })

    expect(status).toBe(200)
    expect(body.understood.trade).toBe('réceptionniste en hôtellerie')
  },
)
