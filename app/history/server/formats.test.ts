import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES } from '#testing/test-ports.ts'
import type { Part } from '../contract.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { offer, step } from '../testing/parts.ts'

const BY_A_MANAGER = { count: 4, asker: 'manager', conditions: 'real' } as const
const offerOf = (changes: object): Part => ({ ...offer(), ...changes }) as Part

test.each(DATABASES)('a format is kept with its interview, on %s', async (database) => {
  await using world = await aHistory(database)
  const { ports, me, ask, save, read } = world
  const id = await anAskedSimulation(ports, me.id)

  const begun = await save(id, offerOf({ format: BY_A_MANAGER }))

  expect(begun).toMatchObject({ status: 200, body: { format: BY_A_MANAGER } })
  const list = await ask('GET /api/simulations')
  expect(list.body.simulations).toMatchObject([{ id, format: BY_A_MANAGER }])
  const whole = await read(id)
  expect(whole.body.simulation.format).toEqual(BY_A_MANAGER)
  expect(whole.body.parts[0].format).toEqual(BY_A_MANAGER)
  const { body: held } = await ask('GET /api/user/export')
  expect(JSON.stringify(held)).toContain(JSON.stringify(BY_A_MANAGER))
})

test.each(DATABASES)(
  'an interview that was kept without a format is a usual one, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const [older = ''] = await saved(world, ['libraire'])
    world.ports.clock.set('2026-11-30T09:00:00.000Z')
    const said = await anAskedSimulation(world.ports, world.me.id)
    const usual = { count: 8, asker: 'both', conditions: 'training' }

    await world.save(said, offerOf({ format: usual }))

    const { body } = await world.ask('GET /api/simulations')
    expect(body.simulations).toMatchObject([
      { id: said, format: null },
      { id: older, format: null },
    ])
    expect((await world.read(older)).body.parts[0]).not.toHaveProperty('format')
  },
)

test.each(DATABASES)('a format that does not exist is refused in French, on %s', async (db) => {
  await using world = await aHistory(db)
  const id = await anAskedSimulation(world.ports, world.me.id)

  for (const format of [
    'réel',
    7,
    [],
    {},
    { ...BY_A_MANAGER, count: 5 },
    { ...BY_A_MANAGER, count: '4' },
    { ...BY_A_MANAGER, asker: 'patron' },
    { ...BY_A_MANAGER, conditions: null },
  ]) {
    const { status, body } = await world.save(id, offerOf({ format }))

    expect(status).toBe(400)
    expect(body.message).toMatch(/^Ce format d'entretien n'existe pas/)
  }
  expect((await world.save(id, offerOf({ format: null }))).body.format).toBeNull()
})

test.each(DATABASES)(
  'an offer that is corrected before the first answer takes the place of the first one, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const id = await anAskedSimulation(world.ports, world.me.id)
    const corrected = { title: 'maçon', questions: ['Une ?', 'Deux ?', 'Trois ?'] }
    await world.save(id, offerOf({ changedAt: 5 }))

    const late = await world.save(id, offerOf({ ...corrected, changedAt: 4 }))
    const newer = await world.save(id, offerOf({ ...corrected, changedAt: 6 }))
    await world.save(id, step(2))
    const tooLate = await world.save(id, offerOf({ title: 'libraire', changedAt: 20 }))

    expect(late.body).toMatchObject({ title: 'libraire', questionCount: 2 })
    expect(newer.body).toMatchObject({ title: 'maçon', questionCount: 3 })
    expect(tooLate.body).toMatchObject({ title: 'maçon', questionCount: 3 })
    const { body } = await world.read(id)
    expect(body.parts).toContainEqual(offerOf({ ...corrected, changedAt: 6 }))
    const { body: found } = await world.ask('GET /api/simulations?trade=macon')
    expect(found.simulations).toMatchObject([{ id }])
  },
)
