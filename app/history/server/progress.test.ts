import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES } from '#testing/test-ports.ts'
import { turnsDuring } from '#testing/turns.ts'
import { levels, QUESTIONS, scored, step } from '../testing/parts.ts'

test.each(DATABASES)('progress compares finished simulations, oldest first, on %s', async (db) => {
  await using world = await aHistory(db)
  const titles = ['libraire', 'maçon ou maçonne', 'libraire jeunesse', 'fleuriste', 'juriste']
  const [first = '', second = '', third = '', open = '', passed = ''] = await saved(world, titles)
  await world.save(first, levels(0, 'presentation', 2), levels(1, 'behavioural', 2))
  await world.save(second, scored(0, 50), levels(1, 'behavioural', 3, { 'Résultat mesuré': 1 }))
  await world.save(third, levels(0, 'presentation', 4), levels(1, 'behavioural', 3))
  await world.save(open, scored(0, 90))
  await world.save(passed, step(0, { answer: '' }), step(1, { answer: '' }))

  const { status, body } = await world.ask('GET /api/progress')

  expect(status).toBe(200)
  expect(body.simulations.map(({ id }: { id: string }) => id)).toEqual([first, second, third])
  expect(body).toMatchObject({
    total: 3,
    next: {
      ...{ simulationId: second, index: 1, question: QUESTIONS[1], level: 1 },
      dimension: 'Résultat mesuré',
    },
  })
  expect(body.points.length).toBeGreaterThan(0)
})

test.each(DATABASES)('progress reads the fifty latest, on %s', async (db) => {
  await using world = await aHistory(db)
  const ids = await saved(world, Array(12).fill('libraire'))
  for (const id of ids) await world.save(id, scored(0, 50), scored(1, 60))
  const { ports, me } = world
  const heads = ports.db.selectFrom('past_simulation').selectAll().limit(1)
  const head = await heads.executeTakeFirstOrThrow()
  const more = Array.from({ length: 45 }, (_, at) => ({
    ...head,
    id: `older-${at}`,
    accountId: me.id,
    startedAt: '2026-01-01T09:00:00.000Z',
  }))
  await ports.db.insertInto('past_simulation').values(more).execute()

  const { body } = await world.ask('GET /api/progress')

  expect([body.simulations.length, body.total]).toEqual([50, 57])
  expect(body.simulations.at(-1).id).toBe(ids.at(-1))
})

test('others have a turn after each simulation, in the progress and in the export', async () => {
  await using world = await aHistory()
  const ids = await saved(world, Array(12).fill('libraire'))
  for (const id of ids) await world.save(id, scored(0, 50), scored(1, 60))

  const during = await turnsDuring(() => world.ask('GET /api/progress'))
  const meanwhile = await turnsDuring(() => world.ask('GET /api/user/export'))

  expect(during).toBeGreaterThanOrEqual(ids.length)
  expect(meanwhile).toBeGreaterThanOrEqual(ids.length)
})

const STORY =
  "Un samedi de décembre, la file allait jusqu'aux surgelés. J'ai fait ouvrir la caisse 4 par ma responsable, et l'attente est tombée à 5 minutes."

test.each(DATABASES)(
  'a story told in several interviews is named with its words, on %s',
  async (db) => {
    await using world = await aHistory(db)
    const [first = '', second = ''] = await saved(world, ['libraire', 'fleuriste'])
    const telling = (index: number, answer: string) => ({ ...scored(index, 50), answer })
    await world.save(first, telling(0, STORY), scored(1, 60))
    await world.save(second, scored(0, 60), telling(1, `Bonjour. ${STORY}`))

    const { body } = await world.ask('GET /api/progress')

    const quote = "Un samedi de décembre, la file allait jusqu'aux surgelés"
    expect(body.stories).toEqual([
      {
        ...{ retoldAt: 'questions', count: 2 },
        tellings: [
          expect.objectContaining({
            simulationId: second,
            index: 1,
            question: QUESTIONS[1],
            quote,
          }),
          expect.objectContaining({ simulationId: first, index: 0, title: 'libraire', score: 50 }),
        ],
      },
    ])
  },
)

test('progress may be read often, not without end', async () => {
  await using world = await aHistory()

  const statuses = []
  for (let time = 0; time < 301; time++)
    statuses.push((await world.ask('GET /api/progress')).status)

  expect(statuses.filter((status) => status !== 200)).toEqual([429])
})

test.each(DATABASES)('without Premium progress is refused kindly, on %s', async (db) => {
  await using world = await aHistory(db, false)
  const [mine = ''] = await saved(world, ['libraire'])
  await world.save(mine, scored(0, 50), scored(1, 60))

  const refused = await world.ask('GET /api/progress')

  expect(refused).toMatchObject({
    status: 403,
    body: {
      message:
        'Le suivi de vos progrès fait partie de Premium. Vos simulations sont gardées\u00a0: elles y compteront.',
    },
  })
})

test('with nothing finished yet there is nothing to compare', async () => {
  await using world = await aHistory()

  const { body } = await world.ask('GET /api/progress')

  expect(body).toEqual({ simulations: [], total: 0, points: [], next: null, stories: [] })
})
