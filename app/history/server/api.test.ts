import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { A_SUMMARY, offer, scored, step } from '../testing/parts.ts'

test.each(DATABASES)('a simulation is kept step by step and read back whole, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ask, save, read } = world
  const { body: asked } = await ask('POST /api/generate-questions', { jobDescription: AN_OFFER })
  const id = asked.simulationId

  const begun = await save(id, offer())
  await save(id, step(0, { feedback: null }), { kind: 'position', changedAt: 10, index: 0 })
  await save(id, scored(0, 50, 11))
  await save(id, scored(1, 71), { kind: 'position', changedAt: 12, index: 1 })
  const finished = await save(id, { kind: 'summary', changedAt: 13, summary: A_SUMMARY })

  expect(begun).toMatchObject({ status: 200, body: { state: 'unfinished', score: null } })
  expect(finished.body).toEqual({
    id,
    title: 'libraire',
    employer: 'Librairie du Port',
    format: null,
    startedAt: '2026-11-27T09:00:00.000Z',
    changedAt: '2026-11-27T09:00:00.000Z',
    state: 'finished',
    score: 61,
    answeredCount: 2,
    questionCount: 2,
  })
  const { body } = await read(id)
  expect(body.simulation).toEqual(finished.body)
  expect(body.parts).toEqual([
    offer(),
    { kind: 'position', changedAt: 12, index: 1 },
    scored(0, 50, 11),
    scored(1, 71),
    { kind: 'summary', changedAt: 13, summary: A_SUMMARY },
  ])
})

test.each(DATABASES)('an older save of a step never replaces a newer one, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ports, me, save, read } = world
  const id = await anAskedSimulation(ports, me.id)
  await save(id, offer(), scored(0, 80, 20))

  const late = await save(id, scored(0, 30, 19))
  const again = await save(id, scored(0, 80, 20))

  expect([late.status, again.status]).toEqual([200, 200])
  expect(again.body.score).toBe(80)
  const { body } = await read(id)
  expect(body.parts).toContainEqual(scored(0, 80, 20))
})

test.each(DATABASES)('two tabs that save at once keep the work of both, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ports, me, save, read } = world
  const id = await anAskedSimulation(ports, me.id)

  const replies = await Promise.all([
    save(id, offer(), scored(0, 40)),
    save(id, offer(), scored(1, 60)),
    save(id, offer(), scored(0, 44, 12)),
    save(id, offer(), scored(1, 58, 9)),
  ])

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await read(id)
  expect(body.simulation).toMatchObject({ state: 'finished', score: 52, answeredCount: 2 })
  expect(body.parts).toEqual([offer(), scored(0, 44, 12), scored(1, 60)])
})

test.each(DATABASES)('nobody else reads, changes or deletes a simulation, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ports, me, ask, save, read } = world
  const id = await anAskedSimulation(ports, me.id)
  await save(id, offer(), scored(0, 80))
  const other = await anAccount(ports, { isPremium: true, isAdmin: true })
  const path = `/api/simulations/${id}`

  const replies = [
    await ask(`GET ${path}`, undefined, other.token),
    await ask(`PUT ${path}`, { parts: [offer(), scored(0, 1, 99)] }, other.token),
    await ask(`DELETE ${path}`, undefined, other.token),
  ]
  await ask('DELETE /api/simulations', undefined, other.token)

  expect(replies.map(({ status, body }) => [status, body.message])).toEqual(
    Array(3).fill([404, "Cette simulation n'existe pas, ou n'existe plus."]),
  )
  expect((await ask('GET /api/simulations', undefined, other.token)).body.total).toBe(0)
  expect((await read(id)).body.simulation.score).toBe(80)
})

test.each(DATABASES)(
  'an identifier that nobody was given is 404, however odd, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ask } = world
    const odd = ['absent', '%00', '%F0%9F%97%9D', "'%20or%201=1", 'a'.repeat(5_000)]

    const replies = await Promise.all(odd.map((id) => ask(`GET /api/simulations/${id}`)))

    expect(replies.map(({ status }) => status)).toEqual(odd.map(() => 404))
  },
)

test.each(DATABASES)(
  'a simulation begun as a visitor is kept once signed in, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ports, ask, save } = world
    const id = await anAskedSimulation(ports, null)
    const other = await anAccount(ports)

    const mine = await save(id, offer(), scored(0, 40))
    const theirs = await ask(`PUT /api/simulations/${id}`, { parts: [offer()] }, other.token)

    expect(mine.status).toBe(200)
    expect(theirs.status).toBe(404)
  },
)

test.each(DATABASES)(
  'a deleted simulation is gone, and no tab brings it back, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ports, me, ask, save, read } = world
    const id = await anAskedSimulation(ports, me.id)
    await save(id, offer(), scored(0, 40))

    const deleted = await ask(`DELETE /api/simulations/${id}`)
    const again = await ask(`DELETE /api/simulations/${id}`)
    const late = await save(id, offer(), scored(0, 90, 99))

    expect([deleted.status, again.status, late.status]).toEqual([204, 404, 404])
    expect((await read(id)).status).toBe(404)
    expect(await ports.db.selectFrom('past_simulation_part').selectAll().execute()).toEqual([])
  },
)

test.each(DATABASES)('all of them go at once; a start that waits stays, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ports, ask } = world
  await saved(world, ['libraire', 'maçon ou maçonne'])
  await ask('POST /api/simulate')

  const deleted = await ask('DELETE /api/simulations')

  expect(deleted.status).toBe(204)
  expect((await ask('GET /api/simulations')).body).toEqual({ simulations: [], total: 0, hidden: 0 })
  const runs = await ports.db.selectFrom('simulation').select('questionCount').execute()
  expect(runs).toEqual([{ questionCount: 0 }])
})

test('a save without the offer, or beyond the last question, is refused in French', async () => {
  await using world = await aHistory()
  const { ports, me, save } = world
  const id = await anAskedSimulation(ports, me.id)

  const early = await save(id, scored(0, 50))
  await save(id, offer())
  const beyond = await save(id, scored(2, 50))

  expect(early).toMatchObject({
    status: 400,
    body: { message: "L'offre et les questions de cette simulation n'ont pas encore été reçues." },
  })
  expect(beyond).toMatchObject({
    status: 400,
    body: { message: "Cette simulation n'a pas autant de questions." },
  })
})

test.each([
  [{ parts: [] }],
  [{ parts: [{ kind: 'autre', changedAt: 1 }] }],
  [{ parts: [step(0, { answer: 'a'.repeat(10_001) })] }],
  [{ parts: [step(0, { seconds: -1 })] }],
  [{ parts: [step(0, { earlier: Array(5).fill(step(0)) })] }],
  [{ parts: [step(0, { changedAt: 1e300 })] }],
  [{ parts: Array(24).fill(step(0)) }],
  [null],
])('what is too long or misshapen is 400 and keeps nothing (%#)', async (body) => {
  await using world = await aHistory()
  const id = await anAskedSimulation(world.ports, world.me.id)
  await world.save(id, offer())

  const { status } = await world.ask(`PUT /api/simulations/${id}`, body)

  expect(status).toBe(400)
  expect((await world.read(id)).body.parts).toEqual([offer()])
})

test.each(DATABASES)('an account takes its history away and leaves none, on %s', async (db) => {
  await using world = await aHistory(db, false)
  const { ports, ask } = world
  const ids = await saved(world, ['libraire', 'maçon ou maçonne'])
  await world.save(ids[1] ?? '', scored(0, 64))

  const { body } = await ask('GET /api/user/export')
  await ask('DELETE /api/user', { password: A_PASSWORD })

  expect(body.history).toMatchObject([
    {
      simulation: { title: 'maçon ou maçonne' },
      parts: [offer('maçon ou maçonne'), scored(0, 64)],
    },
    { simulation: { title: 'libraire' }, parts: [offer('libraire')] },
  ])
  expect(await heads(ports)).toEqual([])
  expect(await ports.db.selectFrom('past_simulation_part').selectAll().execute()).toEqual([])
})

const heads = ({ db }: TestPorts) => db.selectFrom('past_simulation').select('id').execute()
