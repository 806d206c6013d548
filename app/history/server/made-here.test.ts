import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aHistory } from '#testing/a-history.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { DATABASES } from '#testing/test-ports.ts'
import type { Part } from '../contract.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { offer, scored } from '../testing/parts.ts'

const madeBy = (madeHere: 'visitor' | 'account'): Part =>
  ({ ...offer(), madeHere, startTime: Date.UTC(2026, 10, 26, 20) }) as Part

test.each(DATABASES)(
  'an interview made on a device is counted once, with its first save, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ask, save, read } = world
    const id = randomUUID()

    const first = await save(id, madeBy('account'), scored(0, 50))
    const again = await save(id, madeBy('account'), scored(1, 71))

    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.body.startedAt).toBe('2026-11-26T20:00:00.000Z')
    expect((await ask('GET /api/user')).body.user.simulationsUsed).toBe(1)
    expect((await ask('GET /api/simulations')).body.total).toBe(1)
    expect((await read(id)).body.parts).toHaveLength(3)
  },
)

test.each(DATABASES)(
  'it takes the place of the run that was recorded before, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ask, save } = world
    await ask('POST /api/simulate')

    await save(randomUUID(), madeBy('account'))

    expect((await ask('GET /api/user')).body.user.simulationsUsed).toBe(1)
    const { body } = await ask('POST /api/generate-questions', { jobDescription: AN_OFFER })
    expect(body.simulationId).toBeTypeOf('string')
    expect((await ask('GET /api/user')).body.user.simulationsUsed).toBe(2)
  },
)

test.each(DATABASES)(
  'an account that has none left keeps it out of its history, on %s',
  async (db) => {
    await using world = await aHistory(db, false)
    const { ask, save } = world
    for (let run = 0; run < 3; run++) await save(randomUUID(), madeBy('account'))

    const fourth = await save(randomUUID(), madeBy('account'), scored(0, 50))

    expect([fourth.status, fourth.body.code]).toEqual([403, 'limit-reached'])
    const { body } = await ask('GET /api/user')
    expect(body.user.simulationsUsed).toBe(3)
  },
)

test.each(DATABASES)('one that a visitor began costs the account nothing, on %s', async (db) => {
  await using world = await aHistory(db)
  const { ask, save } = world

  const { status } = await save(randomUUID(), madeBy('visitor'), scored(0, 50))

  expect(status).toBe(200)
  expect((await ask('GET /api/user')).body.user.simulationsUsed).toBe(0)
})

test.each(DATABASES)(
  "nobody takes another's simulation by saying that a device made it, on %s",
  async (db) => {
    await using world = await aHistory(db)
    const { ports, save } = world
    const theirs = await anAskedSimulation(ports, 'quelqu-un-d-autre')

    expect((await save(theirs, madeBy('visitor'))).status).toBe(404)
    expect((await save(randomUUID(), offer())).status).toBe(404)
  },
)

const CHOSEN = 'e2f4a0c6-6f0b-4f5e-9d3a-1b7c8d9e0f12'
const questionsFor = { jobDescription: AN_OFFER, newSimulationId: CHOSEN }

test.each(DATABASES)(
  'questions that were lost on their way, then made on a device, are counted once, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ask, save } = world
    await ask('POST /api/simulate')
    await ask('POST /api/generate-questions', questionsFor)

    const { status } = await save(CHOSEN, madeBy('account'), scored(0, 50))

    expect(status).toBe(200)
    expect((await ask('GET /api/user')).body.user.simulationsUsed).toBe(1)
  },
)

test.each(DATABASES)(
  'an identifier that is taken or is none is replaced by another, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const { ask, save } = world
    const first = await ask('POST /api/generate-questions', questionsFor)
    await save(CHOSEN, offer(), scored(0, 50))

    const again = await ask('POST /api/generate-questions', questionsFor)
    const none = await ask('POST /api/generate-questions', {
      ...questionsFor,
      newSimulationId: 'un nom',
    })

    expect([first.body.simulationId, again.status, none.status]).toEqual([CHOSEN, 200, 200])
    expect(new Set([CHOSEN, again.body.simulationId, none.body.simulationId]).size).toBe(3)
  },
)
